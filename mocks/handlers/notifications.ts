import { now } from '@/platform/clock'
import { planNameOfKey } from '@mocks/rules/planKey'
import { store } from '@mocks/store/db'
import { fail, requireRow } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import type { NotificationRow, UserRow } from '@mocks/store/rows'
import { hasLaterTerm, isReminderDue, reminderId } from '@mocks/rules/autoExpiry'
import { notify } from './notify'
import { newestRowsFirst } from './order'
import { readSubscriptions } from './readSubscriptions'
import { notificationShape } from './answerShapes'
import { activeUntil } from './subscriptions'

export const notifications: Handlers<'notifications'> = {
  listMyNotifications({ user }) {
    const rows = store.notification.filter(({ userId }) => userId === null || userId === user._id)
    return { notifications: shapesFor(user, rows) }
  },

  markNotificationRead({ params, user }) {
    const stored = store.notification.get(params.id)
    const isMine = stored?.userId === null || stored?.userId === user._id
    const { _id } = requireRow(isMine ? stored : undefined, 'Notification')
    store.notificationRead.put({ _id: `${_id}:${user._id}`, notificationId: _id, userId: user._id })
    return { message: 'Notification marked as read.' }
  },

  listNotifications: ({ user }) => ({ notifications: shapesFor(user, store.notification.list()) }),

  sendNotification({ body, user }) {
    const userId = body.userId?.trim() || null
    if (userId !== null && !store.user.get(userId)) fail(404, 'User not found.')
    const sent = notify(userId, 'Announcement', body.message.trim())
    return { notification: notificationShape(sent, isRead(sent, user)) }
  },

  sendAutoExpiryNotifications() {
    const at = now()
    const active = readSubscriptions(store.subscription.where('status', 'active'))
    const due = active
      .filter((row) => isReminderDue(row, at) && !hasLaterTerm(row, active))
      .filter((row) => !store.expiryReminder.get(reminderId(row._id, at)))
    for (const row of due) {
      store.expiryReminder.put({ _id: reminderId(row._id, at) })
      notify(
        row.userId,
        'Your plan ends in 2 days',
        `Your ${planNameOfKey(row.plan)} plan ${activeUntil(row)}. You can request a renewal when it ends.`,
      )
    }
    return { message: 'Auto notifications sent.', count: due.length }
  },
}

function shapesFor(user: UserRow, rows: readonly NotificationRow[]) {
  const readIds = new Set(store.notificationRead.where('userId', user._id).map((read) => read.notificationId))
  return newestRowsFirst(rows).map((row) => notificationShape(row, readIds.has(row._id)))
}

function isRead(row: NotificationRow, user: UserRow): boolean {
  return store.notificationRead.get(`${row._id}:${user._id}`) !== undefined
}
