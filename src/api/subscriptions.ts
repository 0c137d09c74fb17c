import type { BodyOf, SubscribeInput } from '@/contract'
import { byId, byIdWith, read, write } from './query'

export const mySubscriptionsQuery = () => read('listMySubscriptions', (answer) => answer.subscriptions)

export const subscribeMutation = () =>
  write('subscribe', (body: SubscribeInput) => ({ body }), ['listMySubscriptions', 'getDashboard'])

export const pendingSubscriptionsQuery = () =>
  read('listPendingSubscriptions', (answer) => answer.subscriptions)

export const allSubscriptionsQuery = () => read('listAllSubscriptions', (answer) => answer.subscriptions)

/** What a decision about a subscription changes. */
export const decisionChanges = [
  'listPendingSubscriptions',
  'listAllSubscriptions',
  'getStats',
  'listNotifications',
] as const

export const approveSubscriptionMutation = () => write('approveSubscription', byId, decisionChanges)

export const rejectSubscriptionMutation = () =>
  write('rejectSubscription', byIdWith<BodyOf<'rejectSubscription'>>, decisionChanges)
