import type { Plan, Subscription } from '@/contract'
import { DAY, daysLeft, timeOf } from '@/lib/dates'
import type { SaidActive } from '@/lib/saidActive'
import { isActive, isPending, standingOf } from './subscription'

export type Term = {
  endsAt: string
  daysLeft: number
  /** Null if the plan is gone or has become shorter: after a renewal, only its duration tells the start. */
  span: { startsAt: string; days: number; daysUsed: number } | null
}

export type SubscriptionState = { subscription: Subscription } & (
  | { kind: 'pending' | 'expired' | 'renewal-pending' | 'other' }
  | { kind: 'active' | 'expiring'; term: Term }
  | { kind: 'renewal-rejected' | 'rejected'; reason: string | null }
)

/** A term with this many days left, or fewer, is about to end; the server then sends its reminder. */
const EXPIRING_DAYS = 2

export function stateOf(
  subscription: Subscription & SaidActive,
  plan: Plan | null,
  nowMs: number,
): SubscriptionState {
  const kind = standingOf(subscription, nowMs)
  if (kind === 'rejected') return { kind, subscription, reason: subscription.rejectionReason ?? null }
  if (kind === 'expired') return expiredState(subscription)
  // days left are unknown if the server contradicts the clock
  const term = kind === 'active' && !subscription.saidActive ? termOf(subscription, plan, nowMs) : null
  if (term) return { kind: term.daysLeft <= EXPIRING_DAYS ? 'expiring' : 'active', subscription, term }
  return { kind: kind === 'pending' ? kind : 'other', subscription }
}

function expiredState(subscription: Subscription): SubscriptionState {
  if (subscription.renewalStatus === 'pending') return { kind: 'renewal-pending', subscription }
  if (subscription.renewalStatus === 'rejected')
    return { kind: 'renewal-rejected', subscription, reason: subscription.renewalRejectionReason ?? null }
  return { kind: 'expired', subscription }
}

/** The contract has no start date: the term starts at its end minus the plan's duration, but never before the request. */
export function termOf(subscription: Subscription, plan: Plan | null, nowMs: number): Term | null {
  const { createdAt, expiresAt } = subscription
  if (!expiresAt) return null
  const left = daysLeft(expiresAt, nowMs)
  const ends = Date.parse(expiresAt)
  // a start after now: the plan has become shorter since
  if (plan === null || ends - plan.duration * DAY > nowMs)
    return { endsAt: expiresAt, daysLeft: left, span: null }
  // if the server does not say when the request was made, the term counts from today
  const requested = Date.parse(createdAt) || nowMs
  const starts = Math.max(requested, ends - plan.duration * DAY)
  const days = Math.max(1, left, Math.round((ends - starts) / DAY))
  const span = { startsAt: new Date(starts).toISOString(), days, daysUsed: days - left }
  return { endsAt: expiresAt, daysLeft: left, span }
}

export const isOver = ({ kind }: SubscriptionState): boolean =>
  kind === 'expired' || kind === 'renewal-pending' || kind === 'renewal-rejected'

/** The ended subscriptions, the latest first: one per plan, none for a plan that is active again or has a pending request. */
export function endedSubscriptions(all: readonly Subscription[], nowMs: number): Subscription[] {
  const again = all.filter((each) => isActive(each, nowMs) || isPending(each))
  const settled = new Set(again.map(({ plan }) => plan))
  return all
    .filter((each) => standingOf(each, nowMs) === 'expired')
    .toSorted((one, other) => endOf(other) - endOf(one))
    .filter(({ plan }) => !settled.has(plan) && settled.add(plan))
}

const endOf = ({ expiresAt, createdAt }: Subscription): number => timeOf(expiresAt || createdAt)
