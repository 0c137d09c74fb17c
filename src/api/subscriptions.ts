import type { Schemas } from '@/contract'
import { read, write } from './query'

export const mySubscriptionsQuery = () => read('listMySubscriptions', (answer) => answer.subscriptions)

export const subscribeMutation = () =>
  write('subscribe', (body: Schemas['SubscribeInput']) => ({ body }), {
    changes: ['listMySubscriptions', 'getDashboard'],
  })

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

export const approveSubscriptionMutation = () =>
  write('approveSubscription', (id: string) => ({ params: { id } }), { changes: decisionChanges })

export const rejectSubscriptionMutation = () =>
  write(
    'rejectSubscription',
    ({ id, reason }: { id: string; reason: string }) => ({ params: { id }, body: { reason } }),
    { changes: decisionChanges },
  )
