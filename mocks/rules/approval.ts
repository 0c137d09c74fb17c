import { DAY } from '@/lib/dates'
import { fail } from '@mocks/fail'
import type { SubscriptionRow } from '@mocks/store/rows'

/** The state of a new request, before any decision. */
export const undecided = {
  status: 'pending',
  approvedAt: null,
  expiresAt: null,
  rejectionReason: null,
  renewalStatus: null,
  renewalRejectionReason: null,
  renewalRequestDate: null,
} satisfies Partial<SubscriptionRow>

export function approve(subscription: SubscriptionRow, days: number, nowMs: number): SubscriptionRow {
  mustBePending(subscription)
  return { ...subscription, status: 'active', ...termFromNow(days, nowMs), rejectionReason: null }
}

export function reject(subscription: SubscriptionRow, reason: string): SubscriptionRow {
  mustBePending(subscription)
  return { ...subscription, status: 'rejected', rejectionReason: reason.trim() }
}

export function termFromNow(days: number, nowMs: number): Pick<SubscriptionRow, 'approvedAt' | 'expiresAt'> {
  return {
    approvedAt: new Date(nowMs).toISOString(),
    expiresAt: new Date(nowMs + days * DAY).toISOString(),
  }
}

function mustBePending(subscription: SubscriptionRow): void {
  if (subscription.status !== 'pending') fail(400, 'This subscription is no longer pending.')
}
