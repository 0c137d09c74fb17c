import type { Subscription } from '@/contract'
import { Banner } from '@/kit/feedback/Banner'
import { daysLeft, daysText, formatDate } from '@/lib/dates'
import { planLabel } from '@/domain/plan'
import { isActive, isPending } from '@/domain/subscription'
import { countingText } from './countingText'

type OtherSubscriptionsProps = {
  all: readonly Subscription[]
  /** The subscription that the page already shows in full. */
  shown: Subscription | null
  nowMs: number
}

/** A line for every other subscription that is active or pending, so that the client does not miss it. */
export function OtherSubscriptions({ all, shown, nowMs }: OtherSubscriptionsProps) {
  return all
    .filter((each) => each !== shown && (isPending(each) || isActive(each, nowMs)))
    .map((each) => (
      <Banner key={each._id} tone="info" title={titleOf(each)}>
        {each.uniqueId && `${each.uniqueId}. `}
        {textOf(each, nowMs)} {countingText(each, all, nowMs)}
      </Banner>
    ))
}

const titleOf = (subscription: Subscription) =>
  subscription.expiresAt && !isPending(subscription)
    ? `Your ${planLabel(subscription.plan)} plan is also active, until ${formatDate(subscription.expiresAt)}`
    : `Your request for ${planLabel(subscription.plan)} is waiting for approval`

/** A pending request may already have an end date: some servers set it before approval. */
function textOf(subscription: Subscription, nowMs: number): string {
  const { expiresAt } = subscription
  if (!expiresAt) return 'The plan starts when we approve your request.'
  return isPending(subscription)
    ? `The plan’s term ends on ${formatDate(expiresAt)}.`
    : `${daysText(daysLeft(expiresAt, nowMs))} left.`
}
