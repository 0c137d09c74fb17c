import type { Plan, Subscription } from '@/contract'
import { DAY, daysLeft } from '@/lib/dates'

/** From this many days left on a term counts as about to end; the server's reminder goes out then too. */
const EXPIRING_DAYS = 2

/** A running or ended term, in whole days. */
export type Term = {
  startsAt: string
  endsAt: string
  days: number
  daysLeft: number
  /** Days of the term that have begun or passed. */
  daysUsed: number
}

export type SubscriptionState =
  | { kind: 'none' }
  | { kind: 'pending'; subscription: Subscription }
  | { kind: 'active' | 'expiring'; subscription: Subscription; term: Term }
  | { kind: 'expired'; subscription: Subscription }
  | { kind: 'renewal-pending'; subscription: Subscription }
  | { kind: 'renewal-rejected'; subscription: Subscription; reason: string | null }
  | { kind: 'rejected'; subscription: Subscription; reason: string | null }
  /** Neither running nor waiting nor ended: a status that nobody knew, or an approval without an end. */
  | { kind: 'other'; subscription: Subscription }

const isAhead = (iso: string | null | undefined, nowMs: number): iso is string =>
  typeof iso === 'string' && Date.parse(iso) > nowMs

/** Waiting for an admin. Older servers say `seen` once one has opened it. */
export const isPending = ({ status }: Subscription): boolean => status === 'pending' || status === 'seen'

/** An admin has yet to decide about it: the request, or its renewal. */
export const isWaiting = (subscription: Subscription): boolean =>
  isPending(subscription) || subscription.renewalStatus === 'pending'

/** Running now. Older servers say `approved` for it. */
export const isActive = ({ status, expiresAt }: Subscription, nowMs: number): boolean =>
  (status === 'active' || status === 'approved') && isAhead(expiresAt, nowMs)

/** Over, also when the server has not noted it yet. */
const isExpired = ({ status, expiresAt }: Subscription, nowMs: number): boolean =>
  status === 'expired' ||
  ((status === 'active' || status === 'approved') &&
    typeof expiresAt === 'string' &&
    !isAhead(expiresAt, nowMs))

/** The one that the dashboard shows: the first active or pending one, else the first (SPEC section 4). */
export function dashboardSubscription(all: readonly Subscription[], nowMs: number): Subscription | null {
  return all.find((each) => isActive(each, nowMs) || isPending(each)) ?? all[0] ?? null
}

/** The one that the subscription page shows: the active one, else the newest (SPEC section 4). */
export function mainSubscription(all: readonly Subscription[], nowMs: number): Subscription | null {
  return all.find((each) => isActive(each, nowMs)) ?? newestFirst(all)[0] ?? null
}

/**
 * What a renewal may be asked for, the term that ended last first, whatever was requested since. Of a plan that ended more
 * than once the last term counts, and none while the plan runs again.
 */
export function endedSubscriptions(all: readonly Subscription[], nowMs: number): Subscription[] {
  const settled = new Set(all.filter((each) => isActive(each, nowMs)).map(({ plan }) => plan))
  return all
    .filter((each) => isExpired(each, nowMs))
    .toSorted((one, other) => endOf(other) - endOf(one))
    .filter(({ plan }) => !settled.has(plan) && settled.add(plan))
}

const endOf = ({ expiresAt, createdAt }: Subscription): number => Date.parse(expiresAt || createdAt)

export function newestFirst<Dated extends { createdAt: string }>(all: readonly Dated[]): Dated[] {
  return all.toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
}

/** What there is to say about a subscription at this time. */
export function stateOf(
  subscription: Subscription | null,
  plan: Plan | null,
  nowMs: number,
): SubscriptionState {
  if (subscription === null) return { kind: 'none' }
  if (isPending(subscription)) return { kind: 'pending', subscription }
  if (subscription.status === 'rejected')
    return { kind: 'rejected', subscription, reason: subscription.rejectionReason ?? null }
  if (isExpired(subscription, nowMs)) return expiredState(subscription)
  const term = termOf(subscription, plan, nowMs)
  if (term === null || !isActive(subscription, nowMs)) return { kind: 'other', subscription }
  return { kind: term.daysLeft <= EXPIRING_DAYS ? 'expiring' : 'active', subscription, term }
}

function expiredState(subscription: Subscription): SubscriptionState {
  if (subscription.renewalStatus === 'pending') return { kind: 'renewal-pending', subscription }
  if (subscription.renewalStatus === 'rejected')
    return { kind: 'renewal-rejected', subscription, reason: subscription.renewalRejectionReason ?? null }
  return { kind: 'expired', subscription }
}

/**
 * The contract holds the end of a term and not its start. The plan's duration counted back from the end gives it, after
 * a renewal too; never before the request. Without the plan the request stands for the start.
 */
export function termOf(subscription: Subscription, plan: Plan | null, nowMs: number): Term | null {
  const { createdAt, expiresAt } = subscription
  if (!expiresAt) return null
  // where the server does not say when, the term counts from today
  const requested = Date.parse(createdAt) || nowMs
  const ends = Date.parse(expiresAt)
  const starts = plan === null ? requested : Math.max(requested, ends - plan.duration * DAY)
  const left = daysLeft(expiresAt, nowMs)
  const days = Math.max(1, left, Math.round((ends - starts) / DAY))
  return {
    startsAt: new Date(starts).toISOString(),
    endsAt: expiresAt,
    days,
    daysLeft: left,
    daysUsed: days - left,
  }
}

/** Its term is over: what can be done about that has a page of its own. */
export const isOver = ({ kind }: SubscriptionState): boolean =>
  kind === 'expired' || kind === 'renewal-pending' || kind === 'renewal-rejected'
