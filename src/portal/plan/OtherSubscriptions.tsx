import type { Subscription } from '@/contract'
import { Banner } from '@/kit/feedback/Banner'
import { daysText } from '@/lib/count'
import { daysLeft, formatDate } from '@/lib/dates'
import { planLabel } from '@/domain/plan'
import { isActive, isPending, isWaiting } from '@/domain/subscription'
import { countingText } from './countingText'

type OtherSubscriptionsProps = {
  all: readonly Subscription[]
  /** The subscription that the page already shows in full. */
  shown: Subscription | null
  nowMs: number
}

/** A line for every other subscription that is active or waits for us, so that the client does not miss it. */
export function OtherSubscriptions({ all, shown, nowMs }: OtherSubscriptionsProps) {
  const others = all.filter((each) => each !== shown && (isWaiting(each) || isActive(each, nowMs)))
  return others.map((each) => {
    const { title, text } = wordsFor(each, nowMs)
    const isFirstOfPlan = others.find(({ plan }) => plan === each.plan) === each
    return (
      <Banner key={each._id} tone="info" title={title}>
        {each.uniqueId && `${each.uniqueId}. `}
        {text} {isFirstOfPlan && countingText(each, all, nowMs)}
      </Banner>
    )
  })
}

function wordsFor(subscription: Subscription, nowMs: number): { title: string; text: string } {
  const { expiresAt } = subscription
  const plan = planLabel(subscription.plan)
  if (isPending(subscription))
    return {
      title: `Your request for ${plan} is waiting for approval`,
      // some servers set the end before approval
      text: expiresAt
        ? `The plan’s term ends on ${formatDate(expiresAt)}.`
        : 'The plan starts when we approve your request.',
    }
  if (expiresAt && isActive(subscription, nowMs))
    return {
      title: `Your ${plan} plan is also active, until ${formatDate(expiresAt)}`,
      text: `${daysText(daysLeft(expiresAt, nowMs))} left.`,
    }
  return {
    title: `Your renewal of ${plan} is waiting for approval`,
    text: 'Your new term begins when we approve it.',
  }
}
