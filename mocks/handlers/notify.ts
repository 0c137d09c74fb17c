import { now } from '@/platform/clock'
import { store } from '@mocks/store/db'
import type { NotificationRow } from '@mocks/store/rows'
import { newId } from '@mocks/rules/ids'

/** A null `userId` sends to all users. */
export function notify(userId: string | null, title: string, message: string): NotificationRow {
  const createdAt = new Date(now()).toISOString()
  return store.notification.put({ _id: newId('ntf'), title, message: fitting(message), createdAt, userId })
}

const MAX_MESSAGE = 5000

/** Shortens the message: an admin's text plus the mock's sentence may exceed the contract's limit. */
function fitting(message: string): string {
  return message.length <= MAX_MESSAGE ? message : `${message.slice(0, MAX_MESSAGE - 1)}…`
}
