import type { NotificationInput } from '@/contract'
import { byId, read, write } from './query'

export const myNotificationsQuery = () => read('listMyNotifications', (answer) => answer.notifications)

export const markNotificationReadMutation = () => write('markNotificationRead', byId, ['listMyNotifications'])

export const notificationsQuery = () => read('listNotifications', (answer) => answer.notifications)

export const sendNotificationMutation = () =>
  write('sendNotification', (body: NotificationInput) => ({ body }), ['listNotifications'])

export const sendAutoExpiryNotificationsMutation = () =>
  write('sendAutoExpiryNotifications', () => ({}), ['listNotifications'])
