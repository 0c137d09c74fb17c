import { now } from '@/lib/clock'
import { store } from '@mocks/db'
import type { NotificationRow } from '@mocks/rows'
import { newId } from '@mocks/rules/ids'

/** Stores a notification for one user, or for all with null. */
export function notify(userId: string | null, title: string, message: string): NotificationRow {
  const createdAt = new Date(now()).toISOString()
  return store.notification.put({ _id: newId('ntf'), title, message, createdAt, userId })
}
