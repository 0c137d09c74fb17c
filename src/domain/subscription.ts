import type { Plan, Subscription } from '@/contract'
import { timeOf } from '@/lib/dates'
import { newestFirst } from '@/lib/order'
import type { SaidActive } from '@/lib/saidActive'
import { type Status, statusIn } from '@/lib/status'
import { planOfKey } from './plan'
import { freeCoupon, sameTransaction } from './transactionId'

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

/** It names a coupon in place of a payment, so no payment can be looked for. That proves nothing about what is to pay. */
export const namesNoPayment = ({ transactionId }: Subscription): boolean =>
  freeCoupon(transactionId ?? '') !== null

/** `endless`: approved without an end date. */
type Standing = 'pending' | 'active' | 'expired' | 'rejected' | 'endless' | 'unknown'

/**
 * A subscription's state now, including older servers' names and terms that ended since the answer. A fresh "active"
 * outweighs an unconfirmed clock.
 */
export function standingOf(subscription: Subscription & SaidActive, nowMs: number): Standing {
  const { status, expiresAt, saidActive } = subscription
  if (isPending(subscription)) return 'pending'
  if (status === 'expired' || status === 'rejected') return status
  if (status !== 'active' && status !== 'approved') return 'unknown'
  if (!expiresAt) return 'endless'
  return saidActive || Date.parse(expiresAt) > nowMs ? 'active' : 'expired'
}

/** Its status now: expired once the term is over, even if the server still says active. */
export const statusAt = (subscription: Subscription, nowMs: number): Status =>
  subscriptionStatus(standingOf(subscription, nowMs) === 'expired' ? 'expired' : subscription.status)

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

/** When its term ends, or ended. Null where none has begun, whatever end a server has noted already, and for a term without one. */
export const endOf = (subscription: Subscription): string | null =>
  wasApproved(subscription) ? (subscription.expiresAt ?? null) : null

/** The end of its term, or why there is none. */
export function endText(subscription: Subscription, format: (instant: string) => string): string {
  const end = endOf(subscription)
  if (end) return format(end)
  return isPending(subscription) ? 'Not started' : 'None'
}

/** The one that the dashboard shows: the first active or pending one, else the first (SPEC section 4). */
export function dashboardSubscription(all: readonly Subscription[], nowMs: number): Subscription | null {
  return all.find((each) => isActive(each, nowMs) || isPending(each)) ?? all[0] ?? null
}

/** The one that the subscription page shows: the active one, else the newest (SPEC section 4). */
export function mainSubscription(all: readonly Subscription[], nowMs: number): Subscription | null {
  return all.find((each) => isActive(each, nowMs)) ?? newestFirst(all)[0] ?? null
}

/** The pending request for this plan, matched by today's plan of its key. */
export function pendingRequest(
  subscriptions: readonly Subscription[],
  plan: Plan,
  plans: readonly Plan[],
): Subscription | undefined {
  return ofPlan(subscriptions, plan, plans).find(isPending)
}

/** The term of this plan that runs, of several the one that counts. */
export function runningTerm(
  subscriptions: readonly Subscription[],
  plan: Plan,
  plans: readonly Plan[],
  nowMs: number,
): Subscription | undefined {
  return countingTerm(ofPlan(subscriptions, plan, plans), nowMs)
}

/** Of terms of one plan that run at once the one that ends last: days that are left of the others are not added to it. */
export const countingTerm = (all: readonly Subscription[], nowMs: number): Subscription | undefined =>
  all
    .filter((each) => isActive(each, nowMs))
    .toSorted((one, other) => timeOf(other.expiresAt ?? '') - timeOf(one.expiresAt ?? ''))[0]

const ofPlan = (all: readonly Subscription[], plan: Plan, plans: readonly Plan[]) =>
  all.filter(({ plan: key }) => planOfKey(plans, key) === plan)

/** The pending request with this transaction ID. */
export function requestWithId(
  subscriptions: readonly Subscription[],
  transactionId: string,
): Subscription | undefined {
  return subscriptions.filter(isPending).find((each) => sameTransaction(each.transactionId, transactionId))
}
