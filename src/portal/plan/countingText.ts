import type { Subscription } from '@/contract'
import { planLabel } from '@/domain/plan'
import { countingTerm, isActive, isWaiting } from '@/domain/subscription'
import { formatLongDate } from '@/lib/dates'

/** States which of a plan's terms counts if several are active or waiting for us. Null if there is only one. */
export function countingText(
  subscription: Subscription,
  all: readonly Subscription[],
  nowMs: number,
): string | null {
  const beside = all.filter(
    (each) => each.plan === subscription.plan && (isWaiting(each) || isActive(each, nowMs)),
  )
  const counting = countingTerm(beside, nowMs)
  if (!counting?.expiresAt || beside.length < 2 || !beside.includes(subscription)) return null
  const plan = planLabel(subscription.plan)
  const end = formatLongDate(counting.expiresAt)
  return beside.some(isWaiting)
    ? `You have a ${plan} term until ${end}. When we approve the new one, only the term that ends later counts; we don’t add their days together.`
    : `You have more than one ${plan} term: only the one until ${end} counts. We don’t add their days together.`
}
