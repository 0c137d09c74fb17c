import { fail } from '@mocks/fail'
import type { SubscriptionRow } from '@mocks/store/rows'
import { termFromNow } from './approval'

/** Deletes an earlier rejection's reason. Fails with 400 unless the plan is expired and no request is pending. */
export function requestRenewal(subscription: SubscriptionRow, nowMs: number): SubscriptionRow {
  if (subscription.status !== 'expired') fail(400, 'Only expired subscriptions can be renewed.')
  if (subscription.renewalStatus === 'pending') {
    fail(400, 'A renewal request is already pending for this subscription.')
  }
  return {
    ...subscription,
    renewalStatus: 'pending',
    renewalRequestDate: new Date(nowMs).toISOString(),
    renewalRejectionReason: null,
  }
}

export function approveRenewal(subscription: SubscriptionRow, days: number, nowMs: number): SubscriptionRow {
  mustBeRequested(subscription)
  return { ...subscription, status: 'active', ...termFromNow(days, nowMs), renewalStatus: null }
}

/** The client may ask again. Fails with 400 if no request is pending. */
export function rejectRenewal(subscription: SubscriptionRow, reason: string): SubscriptionRow {
  mustBeRequested(subscription)
  return { ...subscription, renewalStatus: 'rejected', renewalRejectionReason: reason.trim() }
}

function mustBeRequested(subscription: SubscriptionRow): void {
  if (subscription.renewalStatus !== 'pending') fail(400, 'No pending renewal request found.')
}
