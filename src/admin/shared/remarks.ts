import type { Complaint, Notification, Subscription } from '@/contract'
import { formatLongDate } from '@/lib/dates'

/**
 * What the answer to a write says beyond that it is done. Some servers answer the row as it was before: such an answer,
 * like an empty one, says nothing.
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

type Recipient = { _id: string; name: string }

/** Who it went to, where that is somebody else than was meant; null: it is not, or nothing is said of it. */
export function recipientRemark(sent: Notification | undefined, meant: Recipient | null): Remark {
  if (sent === undefined) return null
  // a reference that is filled in reads as its name
  const to = sent.userId ?? null
  if (to === (meant?._id ?? null) || to === meant?.name) return null
  const whom = to === null ? 'all users' : meant === null ? 'one user alone' : 'another user'
  return `The server says that it went to ${whom}.`
}
