import type { Subscription } from '@/contract'
import { planLabel } from '@/domain/plan'
import { countingTerm, isActive, isPending } from '@/domain/subscription'
import { formatLongDate } from '@/lib/dates'

/** Of a term that runs, or is asked for, beside another of its plan: which of them counts. Null where there is no other. */
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
    ? `A ${plan} term runs until ${end}. Of it and the new one the later end will count; their days are not added together.`
    : `Of your ${plan} terms the one until ${end} counts. Their days are not added together.`
}
