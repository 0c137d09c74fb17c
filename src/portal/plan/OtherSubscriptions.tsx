import type { Subscription } from '@/contract'
import { Banner } from '@/kit/Banner'
import { daysLeft, daysText, formatDate } from '@/lib/dates'
import { planLabel } from '@/lib/planKey'
import { isActive, isPending } from '@/portal/subscriptionState'

type OtherSubscriptionsProps = {
  all: readonly Subscription[]
  /** The one that the page shows in full. */
  shown: Subscription | null
  nowMs: number
}

/** A line for each other subscription that runs or waits, so that the one in full hides none. */
export function OtherSubscriptions({ all, shown, nowMs }: OtherSubscriptionsProps) {
  return all
    .filter((each) => each !== shown && (isPending(each) || isActive(each, nowMs)))
    .map((each) => (
      <Banner key={each._id} tone="info" title={titleOf(each)}>
        {each.uniqueId}.{' '}
        {each.expiresAt
          ? `${daysText(daysLeft(each.expiresAt, nowMs))} left.`
          : 'It starts when an admin has approved it.'}
      </Banner>
    ))
}

const titleOf = (subscription: Subscription) =>
  subscription.expiresAt
    ? `Your ${planLabel(subscription.plan)} plan runs until ${formatDate(subscription.expiresAt)}`
    : `Your request for ${planLabel(subscription.plan)} waits for approval`
