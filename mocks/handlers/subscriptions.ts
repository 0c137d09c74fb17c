import { now } from '@/platform/clock'
import { formatLongDate } from '@/lib/dates'
import { storedPlanKey, planNameOfKey } from '@mocks/rules/planKey'
import { store } from '@mocks/store/db'
import { fail, requireRow } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import type { PlanRow, SubscriptionRow } from '@mocks/store/rows'
import { approve, reject, undecided } from '@mocks/rules/approval'
import { newId, newUniqueId } from '@mocks/rules/ids'
import { comparablePlanName } from '@mocks/rules/planInput'
import { termDaysOf } from '@mocks/rules/planOf'
import { mustBeCovered, mustBeNewTransaction } from '@mocks/rules/transactionId'
import { notify } from './notify'
import { newestRowsFirst, oldestRowsFirst } from './order'
import { readSubscription, readSubscriptions } from './readSubscriptions'
import { subscriptionShape } from './answerShapes'

export const subscriptions: Handlers<'subscriptions'> = {
  subscribe({ body, user }) {
    const slug = comparablePlanName(body.plan)
    const plan = store.plan.find((candidate) => comparablePlanName(candidate.name) === slug)
    if (!plan) return fail(400, 'Plan not found.')
    mustBeNewTransaction(body.transactionId, user._id, store.subscription.list())
    mustBeCovered(body.transactionId, plan, store.coupon.list())
    mustHaveNoPending(user._id, plan)
    const row: SubscriptionRow = {
      _id: newId('sub'),
      userId: user._id,
      planId: plan._id,
      plan: storedPlanKey(plan.name),
      uniqueId: newUniqueId((id) => store.subscription.where('uniqueId', id).length > 0),
      transactionId: body.transactionId.trim(),
      paymentMethod: body.method,
      createdAt: new Date(now()).toISOString(),
      ...undecided,
    }
    return { subscription: subscriptionShape(store.subscription.put(row)) }
  },

  listMySubscriptions({ user }) {
    const rows = readSubscriptions(store.subscription.where('userId', user._id))
    return { subscriptions: newestRowsFirst(rows).map(subscriptionShape) }
  },

  listPendingSubscriptions() {
    const rows = oldestRowsFirst(store.subscription.where('status', 'pending'))
    return { subscriptions: rows.map(subscriptionShape) }
  },

  approveSubscription({ params }) {
    const pending = requireRow(readSubscription(params.id), 'Subscription')
    const row = store.subscription.put(approve(pending, termDaysOf(pending, store.plan.list()), now()))
    notify(row.userId, 'Subscription approved', `Your ${planNameOfKey(row.plan)} plan ${activeUntil(row)}.`)
    return { subscription: subscriptionShape(row) }
  },

  rejectSubscription({ params, body }) {
    const pending = requireRow(readSubscription(params.id), 'Subscription')
    const row = store.subscription.put(reject(pending, body.reason))
    notify(
      row.userId,
      'Subscription rejected',
      `Your request for the ${planNameOfKey(row.plan)} plan was rejected: ${row.rejectionReason ?? ''}`,
    )
    return { subscription: subscriptionShape(row) }
  },

  listAllSubscriptions() {
    const rows = newestRowsFirst(readSubscriptions(store.subscription.list()))
    return { subscriptions: rows.map(subscriptionShape) }
  },
}

export function activeUntil(row: SubscriptionRow): string {
  return row.expiresAt === null ? 'is active' : `is active until ${formatLongDate(row.expiresAt)}`
}

function mustHaveNoPending(userId: string, plan: PlanRow): void {
  const pending = store.subscription
    .where('userId', userId)
    .some((row) => row.status === 'pending' && row.planId === plan._id)
  if (pending) fail(400, 'You already have a pending request for this plan.')
}
