import type { Answer } from '@/api/answer'
import type { Complaint, CouponInput, Notification, Subscription } from '@/contract'
import { usageLimitOf } from '@/domain/coupon'
import { formatLongDate } from '@/lib/dates'

/** An addition to the success message, from the server's answer to a write. Null if the answer adds nothing. */
type Remark = string | null

const lost = (what: string) => `The ${what} is missing from the server’s answer: the client may not see it.`

export const approvalRemark = (approved: Subscription | undefined): Remark =>
  approved?.status === 'active' && approved.expiresAt
    ? `The plan runs until ${formatLongDate(approved.expiresAt)}.`
    : null

export function rejectionRemark(rejected: Subscription | undefined): Remark {
  const { status, renewalStatus, rejectionReason, renewalRejectionReason } = rejected ?? {}
  const unsaid =
    (status === 'rejected' && !rejectionReason) || (renewalStatus === 'rejected' && !renewalRejectionReason)
  return unsaid ? lost('reason') : null
}

export const resolvedRemark = (resolved: Complaint | undefined): Remark =>
  resolved?.status === 'resolved' && !resolved.response ? lost('response') : null

/** For a new coupon: names the stored limit if it is not the one that the admin meant. */
export function limitRemark(meant: CouponInput, answer: unknown): Remark {
  const stored = (answer as Answer<'createCoupon'>)?.coupon?.usageLimit
  if (typeof stored !== 'number') return null
  const limit = usageLimitOf({ usageLimit: stored })
  if (limit === usageLimitOf(meant)) return null
  return limit === null ? 'The server set no usage limit.' : `The server set the usage limit to ${limit}.`
}

type Recipient = { _id: string; name: string }

/** Names the recipients if they are not the ones that the admin chose. Null if the answer does not name them. */
export function recipientRemark(sent: Notification | undefined, meant: Recipient | null): Remark {
  if (sent?.userId === undefined) return null
  // some servers answer with the user's name instead of the ID
  const to = sent.userId
  if (to === (meant?._id ?? null) || to === meant?.name) return null
  const whom = to === null ? 'all users' : meant === null ? 'only one user' : 'another user'
  return `The server says that the notification went to ${whom}.`
}
