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

export const decisionChanges = [
  'listPendingSubscriptions',
  'listAllSubscriptions',
  'getStats',
  'listNotifications',
] as const

export const approveSubscriptionMutation = () => write('approveSubscription', byId, decisionChanges)

/** Starts the call with keepalive, so that it survives if you leave the page. The caller must refetch. */
export const approveAtOnce = (id: string) =>
  once('approveSubscription', id, () => call('approveSubscription', byId(id), { keepalive: true }))

export const rejectSubscriptionMutation = () =>
  write('rejectSubscription', byIdWith<BodyOf<'rejectSubscription'>>, decisionChanges)
