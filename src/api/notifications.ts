import type { Schemas } from '@/contract'
import { read, write } from './query'

export const myNotificationsQuery = () => read('listMyNotifications', (answer) => answer.notifications)

export const markNotificationReadMutation = () =>
  write('markNotificationRead', (id: string) => ({ params: { id } }), { changes: ['listMyNotifications'] })

export const notificationsQuery = () => read('listNotifications', (answer) => answer.notifications)

export const sendNotificationMutation = () =>
  write('sendNotification', (body: Schemas['NotificationInput']) => ({ body }), {
    changes: ['listNotifications'],
  })

export const sendAutoExpiryNotificationsMutation = () =>
  write('sendAutoExpiryNotifications', () => ({}), { changes: ['listNotifications'] })
