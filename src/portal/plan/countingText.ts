import type { Subscription } from '@/contract'
import { planLabel } from '@/domain/plan'
import { countingTerm, isActive, isPending } from '@/domain/subscription'
import { formatLongDate } from '@/lib/dates'

/** States which of a plan's terms counts if several are active or pending. Null if there is only one. */
export function countingText(
  subscription: Subscription,
  all: readonly Subscription[],
  nowMs: number,
): string | null {
  const beside = all.filter(
    (each) => each.plan === subscription.plan && (isPending(each) || isActive(each, nowMs)),
  )
  const counting = countingTerm(beside, nowMs)
  if (!counting?.expiresAt || beside.length < 2 || !beside.includes(subscription)) return null
  const plan = planLabel(subscription.plan)
  const end = formatLongDate(counting.expiresAt)
  return beside.some(isPending)
    ? `A ${plan} term runs until ${end}. Once the new one is approved, the one that ends later counts; their days are not added together.`
    : `You have more than one ${plan} term: the one until ${end} counts. Their days are not added together.`
}
