import { now } from '@/platform/clock'
import { planNameOfKey } from '@mocks/rules/planKey'
import { store } from '@mocks/store/db'
import { requireRow } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import { termDaysOf } from '@mocks/rules/planOf'
import { approveRenewal, rejectRenewal, requestRenewal } from '@mocks/rules/renewal'
import { notify } from './notify'
import { readSubscription, readSubscriptions } from './readSubscriptions'
import { subscriptionShape } from './answerShapes'
import { activeUntil } from './subscriptions'

export const renewals: Handlers<'renewals'> = {
  requestRenewal({ body, user }) {
    const row = readSubscription(body.subscriptionId)
    const own = requireRow(row?.userId === user._id ? row : undefined, 'Subscription')
    return { subscription: subscriptionShape(store.subscription.put(requestRenewal(own, now()))) }
  },

  listRenewalRequests() {
    const asked = readSubscriptions(store.subscription.where('renewalStatus', 'pending'))
    const oldestRequestFirst = asked.toSorted((a, b) => requestTime(a) - requestTime(b))
    return { subscriptions: oldestRequestFirst.map(subscriptionShape) }
  },

  approveRenewal({ params }) {
    const asked = requireRow(readSubscription(params.id), 'Subscription')
    const row = store.subscription.put(approveRenewal(asked, termDaysOf(asked, store.plan.list()), now()))
    notify(row.userId, 'Renewal approved', `Your ${planNameOfKey(row.plan)} plan ${activeUntil(row)}.`)
    return { subscription: subscriptionShape(row) }
  },

  rejectRenewal({ params, body }) {
    const asked = requireRow(readSubscription(params.id), 'Subscription')
    const row = store.subscription.put(rejectRenewal(asked, body.reason))
    notify(
      row.userId,
      'Renewal rejected',
      `Your ${planNameOfKey(row.plan)} plan was not renewed: ${row.renewalRejectionReason ?? ''}`,
    )
    return { subscription: subscriptionShape(row) }
  },
}

function requestTime(row: { renewalRequestDate: string | null }): number {
  return row.renewalRequestDate === null ? 0 : Date.parse(row.renewalRequestDate)
}
