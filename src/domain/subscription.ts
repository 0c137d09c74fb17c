import type { Plan, Subscription } from '@/contract'
import { timeOf } from '@/lib/dates'
import { newestFirst } from '@/lib/order'
import type { SaidActive } from '@/lib/saidActive'
import { type Status, statusIn } from '@/lib/status'
import { planKey, planOfKey } from './plan'
import { reasonInFreeId, isSameTransaction } from './transactionId'

const waiting: Status = { text: 'Pending', urgency: 'waiting' }

const statuses: Record<string, Status> = {
  pending: waiting,
  // older servers: an admin has opened the request
  seen: waiting,
  active: { text: 'Active', urgency: 'good' },
  // older servers' word for active
  approved: { text: 'Approved', urgency: 'good' },
  expired: { text: 'Expired', urgency: 'over' },
  rejected: { text: 'Rejected', urgency: 'bad' },
}

const renewalStatuses: Record<string, Status> = {
  pending: { text: 'Renewal requested', urgency: 'waiting' },
  rejected: { text: 'Renewal rejected', urgency: 'bad' },
}

export const subscriptionStatus = (value: string): Status => statusIn(statuses, value)

export const renewalStatus = (value: string): Status => statusIn(renewalStatuses, value)

export const isPending = ({ status }: Subscription): boolean => status === 'pending' || status === 'seen'

export const isWaiting = (subscription: Subscription): boolean =>
  isPending(subscription) || subscription.renewalStatus === 'pending'

/** Whether the ID names a coupon or free plan, so there is no payment to look up. The price may still be above 0. */
export const namesNoPayment = ({ transactionId }: Subscription): boolean =>
  reasonInFreeId(transactionId ?? '') !== null

/** `endless`: approved without an end date. */
type Standing = 'pending' | 'active' | 'expired' | 'rejected' | 'endless' | 'unknown'

/** Accepts older servers' statuses; past its end a term is expired, unless a fresh response says active (`saidActive`). */
export function standingOf(subscription: Subscription & SaidActive, nowMs: number): Standing {
  const { status, expiresAt, saidActive } = subscription
  if (isPending(subscription)) return 'pending'
  if (status === 'expired' || status === 'rejected') return status
  if (status !== 'active' && status !== 'approved') return 'unknown'
  if (!expiresAt) return 'endless'
  return saidActive || Date.parse(expiresAt) > nowMs ? 'active' : 'expired'
}

export const statusAt = (subscription: Subscription, nowMs: number): Status =>
  subscriptionStatus(standingOf(subscription, nowMs) === 'expired' ? 'expired' : subscription.status)

export const isActive = (subscription: Subscription, nowMs: number): boolean =>
  standingOf(subscription, nowMs) === 'active'

/** An unknown status counts as approved if there is an end date. Pending never does: some servers set the end early. */
export function wasApproved(subscription: Subscription): boolean {
  // running and ended terms both count, so any time will do
  const standing = standingOf(subscription, 0)
  if (standing === 'unknown') return Boolean(subscription.expiresAt)
  return standing !== 'pending' && standing !== 'rejected'
}

/** Null if the server sent no end date, or sent one without approval. */
export const endOf = (subscription: Subscription): string | null =>
  wasApproved(subscription) ? (subscription.expiresAt ?? null) : null

export function endText(subscription: Subscription, format: (instant: string) => string): string {
  const end = endOf(subscription)
  if (end) return format(end)
  return isPending(subscription) ? 'Not started' : 'None'
}

/** The subscription on the dashboard: the first active or pending one, else the first (SPEC section 4). */
export function dashboardSubscription(all: readonly Subscription[], nowMs: number): Subscription | null {
  return all.find((each) => isActive(each, nowMs) || isPending(each)) ?? all[0] ?? null
}

/** The subscription on the subscription page: the active one, else the newest (SPEC section 4). */
export function mainSubscription(all: readonly Subscription[], nowMs: number): Subscription | null {
  return all.find((each) => isActive(each, nowMs)) ?? newestFirst(all)[0] ?? null
}

/** The pending request, else the requested renewal, whose key belongs to this plan today. */
export function waitingRequest(
  subscriptions: readonly Subscription[],
  plan: Plan,
  plans: readonly Plan[],
): Subscription | undefined {
  const own = ofPlan(subscriptions, plan, plans)
  return own.find(isPending) ?? own.find(isWaiting)
}

/** This plan's running term; of several, the one that ends last. */
export function runningTerm(
  subscriptions: readonly Subscription[],
  plan: Plan,
  plans: readonly Plan[],
  nowMs: number,
): Subscription | undefined {
  return countingTerm(ofPlan(subscriptions, plan, plans), nowMs)
}

/** Of several running terms of one plan, the one that ends last: their days are not added up. */
export const countingTerm = (all: readonly Subscription[], nowMs: number): Subscription | undefined =>
  all
    .filter((each) => isActive(each, nowMs))
    .toSorted((one, other) => timeOf(other.expiresAt ?? '') - timeOf(one.expiresAt ?? ''))[0]

const ofPlan = (all: readonly Subscription[], plan: Plan, plans: readonly Plan[]) =>
  all.filter(({ plan: key }) => planOfKey(plans, key) === plan)

/** The pending request with this ID for a plan of this key: the client may have used the ID for another plan before. */
export function requestWithId(
  subscriptions: readonly Subscription[],
  transactionId: string,
  planName: string,
): Subscription | undefined {
  return subscriptions
    .filter((each) => isPending(each) && planKey(each.plan) === planKey(planName))
    .find((each) => isSameTransaction(each.transactionId, transactionId))
}
