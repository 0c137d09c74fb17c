import type { Answer } from '@/api/answer'
import type { Complaint, CouponInput, Notification, Subscription } from '@/contract'
import { formatLongDate } from '@/lib/dates'

/**
 * What the answer to a write says beyond that it is done. Some servers answer with the row as it was before the write;
 * such an answer, like an empty one, gives no remark.
 */
type Remark = string | null

const lost = (what: string) => `The ${what} is missing from the server’s answer: the client may not see it.`

/** Of the approval of a request or a renewal. */
export const approvalRemark = (approved: Subscription | undefined): Remark =>
  approved?.status === 'active' && approved.expiresAt
    ? `The plan runs until ${formatLongDate(approved.expiresAt)}.`
    : null

/** Of the rejection of a request or a renewal. */
export function rejectionRemark(rejected: Subscription | undefined): Remark {
  const { status, renewalStatus, rejectionReason, renewalRejectionReason } = rejected ?? {}
  const unsaid =
    (status === 'rejected' && !rejectionReason) || (renewalStatus === 'rejected' && !renewalRejectionReason)
  return unsaid ? lost('reason') : null
}

export const resolvedRemark = (resolved: Complaint | undefined): Remark =>
  resolved?.status === 'resolved' && !resolved.response ? lost('response') : null

/** Of a new coupon. */
export function limitRemark({ usageLimit: meant }: CouponInput, answer: unknown): Remark {
  const stored = (answer as Answer<'createCoupon'>)?.coupon?.usageLimit
  return typeof stored === 'number' && stored !== meant
    ? `The server set its usage limit to ${stored}.`
    : null
}

type Recipient = { _id: string; name: string }

/** Says who got the notification where that is not who was meant. Null where it is, or where the answer does not say. */
export function recipientRemark(sent: Notification | undefined, meant: Recipient | null): Remark {
  if (sent?.userId === undefined) return null
  // some servers answer with the user's name in place of the id
  const to = sent.userId
  if (to === (meant?._id ?? null) || to === meant?.name) return null
  const whom = to === null ? 'all users' : meant === null ? 'one user alone' : 'another user'
  return `The server says that it went to ${whom}.`
}
