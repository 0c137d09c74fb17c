import type { Plan, Subscription } from '@/contract'
import { DAY, daysLeft } from '@/lib/dates'
import { newestFirst } from '@/lib/order'
import { type Status, statusIn } from '@/lib/status'
import { planOfKey } from './plan'
import { sameTransaction } from './transactionId'

const waiting: Status = { text: 'Pending', urgency: 'waiting' }

const statuses: Record<string, Status> = {
  pending: waiting,
  // older servers: an admin has opened it
  seen: waiting,
  active: { text: 'Active', urgency: 'good' },
  // older servers say it for active
  approved: { text: 'Approved', urgency: 'good' },
  expired: { text: 'Expired', urgency: 'over' },
  rejected: { text: 'Rejected', urgency: 'bad' },
}

const renewalStatuses: Record<string, Status> = {
  pending: { text: 'Renewal requested', urgency: 'waiting' },
  rejected: { text: 'Renewal rejected', urgency: 'bad' },
}

/** The value of `status`, as a client and an admin read it. */
export const subscriptionStatus = (value: string): Status => statusIn(statuses, value)

/** The value of `renewalStatus`. */
export const renewalStatus = (value: string): Status => statusIn(renewalStatuses, value)

/** An admin has yet to decide about the request. */
export const isPending = ({ status }: Subscription): boolean => status === 'pending' || status === 'seen'

/** An admin has yet to decide about the request, or about its renewal. */
export const isWaiting = (subscription: Subscription): boolean =>
  isPending(subscription) || subscription.renewalStatus === 'pending'

/** `endless` is an approval without an end, `unknown` a status that nobody knows. */
type Standing = 'pending' | 'active' | 'expired' | 'rejected' | 'endless' | 'unknown'

/**
 * How a subscription stands at this time, whatever an older server calls it, and also where the server has not noted yet
 * that the term is over.
 */
export function standingOf(subscription: Subscription, nowMs: number): Standing {
  const { status, expiresAt } = subscription
  if (isPending(subscription)) return 'pending'
  if (status === 'expired' || status === 'rejected') return status
  if (status !== 'active' && status !== 'approved') return 'unknown'
  if (!expiresAt) return 'endless'
  return Date.parse(expiresAt) > nowMs ? 'active' : 'expired'
}

export const isActive = (subscription: Subscription, nowMs: number): boolean =>
  standingOf(subscription, nowMs) === 'active'

/**
 * Whether an admin has approved it at some time. An unknown status counts as approved where there is an end. A pending one
 * does not, because some servers set the end before anybody has approved.
 */
export function wasApproved(subscription: Subscription): boolean {
  // a term that runs and one that is over count alike, so any time will do
  const standing = standingOf(subscription, 0)
  if (standing === 'unknown') return Boolean(subscription.expiresAt)
  return standing !== 'pending' && standing !== 'rejected'
}

/** The one that the dashboard shows: the first active or pending one, else the first (SPEC section 4). */
export function dashboardSubscription(all: readonly Subscription[], nowMs: number): Subscription | null {
  return all.find((each) => isActive(each, nowMs) || isPending(each)) ?? all[0] ?? null
}

/** The one that the subscription page shows: the active one, else the newest (SPEC section 4). */
export function mainSubscription(all: readonly Subscription[], nowMs: number): Subscription | null {
  return all.find((each) => isActive(each, nowMs)) ?? newestFirst(all)[0] ?? null
}

/**
 * What a renewal may be asked for, the term that ended last first. Of a plan that ended more than once only the last term
 * counts, and none while the plan runs again.
 */
export function endedSubscriptions(all: readonly Subscription[], nowMs: number): Subscription[] {
  const settled = new Set(all.filter((each) => isActive(each, nowMs)).map(({ plan }) => plan))
  return all
    .filter((each) => standingOf(each, nowMs) === 'expired')
    .toSorted((one, other) => endOf(other) - endOf(one))
    .filter(({ plan }) => !settled.has(plan) && settled.add(plan))
}

const endOf = ({ expiresAt, createdAt }: Subscription): number => Date.parse(expiresAt || createdAt)

/**
 * The pending request for this plan. A subscription holds the key of its plan and not the plan, so what counts is the plan
 * that the key stands for today.
 */
export function pendingRequest(
  subscriptions: readonly Subscription[],
  plan: Plan,
  plans: readonly Plan[],
): Subscription | undefined {
  return subscriptions.filter(isPending).find(({ plan: key }) => planOfKey(plans, key) === plan)
}

/** The pending request with this transaction ID. */
export function requestWithId(
  subscriptions: readonly Subscription[],
  transactionId: string,
): Subscription | undefined {
  return subscriptions.filter(isPending).find((each) => sameTransaction(each.transactionId, transactionId))
}

/** A running term, in whole days. */
export type Term = {
  startsAt: string
  endsAt: string
  days: number
  daysLeft: number
  /** Days of the term that have begun or passed. */
  daysUsed: number
}

/** What a client is told about a subscription, and may do about it. */
export type SubscriptionState = { subscription: Subscription } & (
  | { kind: 'pending' | 'expired' | 'renewal-pending' | 'other' }
  | { kind: 'active' | 'expiring'; term: Term }
  | { kind: 'renewal-rejected' | 'rejected'; reason: string | null }
)

/** From this many days left on a term counts as about to end; the server's reminder goes out then too. */
const EXPIRING_DAYS = 2

export function stateOf(subscription: Subscription, plan: Plan | null, nowMs: number): SubscriptionState {
  const kind = standingOf(subscription, nowMs)
  if (kind === 'rejected') return { kind, subscription, reason: subscription.rejectionReason ?? null }
  if (kind === 'expired') return expiredState(subscription)
  const term = kind === 'active' ? termOf(subscription, plan, nowMs) : null
  if (term) return { kind: term.daysLeft <= EXPIRING_DAYS ? 'expiring' : 'active', subscription, term }
  return { kind: kind === 'pending' ? kind : 'other', subscription }
}

function expiredState(subscription: Subscription): SubscriptionState {
  if (subscription.renewalStatus === 'pending') return { kind: 'renewal-pending', subscription }
  if (subscription.renewalStatus === 'rejected')
    return { kind: 'renewal-rejected', subscription, reason: subscription.renewalRejectionReason ?? null }
  return { kind: 'expired', subscription }
}

/**
 * The contract holds the end of a term and not its start. The plan's duration counted back from the end gives the start,
 * after a renewal too, but never before the request. Without the plan the term starts with the request.
 */
export function termOf(subscription: Subscription, plan: Plan | null, nowMs: number): Term | null {
  const { createdAt, expiresAt } = subscription
  if (!expiresAt) return null
  // where the server does not say when the request was made, the term counts from today
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

/** Its term has ended: a page of its own says what can be done then. */
export const isOver = ({ kind }: SubscriptionState): boolean =>
  kind === 'expired' || kind === 'renewal-pending' || kind === 'renewal-rejected'
