import type { BodyOf, SubscribeInput } from '@/contract'
import { call } from './client'
import { once } from './once'
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

/** The call alone, which has begun when this returns and outlives its page. Its caller fetches what it changes. */
export const approveAtOnce = (id: string) =>
  once('approveSubscription', id, () => call('approveSubscription', byId(id), { keepalive: true }))

export const rejectSubscriptionMutation = () =>
  write('rejectSubscription', byIdWith<BodyOf<'rejectSubscription'>>, decisionChanges)
