import type { Complaint } from '@/contract'
import { type Status, statusIn } from '@/lib/status'

const statuses: Record<string, Status> = {
  open: { text: 'Open', urgency: 'open' },
  resolved: { text: 'Resolved', urgency: 'good' },
}

const reopenStatuses: Record<string, Status> = {
  pending: { text: 'Reopen requested', urgency: 'waiting' },
  accepted: { text: 'Reopened', urgency: 'good' },
  rejected: { text: 'Reopen rejected', urgency: 'bad' },
}

export const complaintStatus = (value: string): Status => statusIn(statuses, value)

export const reopenStatus = (value: string): Status => statusIn(reopenStatuses, value)

/** SPEC section 4 */
export const isChatOpen = ({ status, reopenStatus: reopen }: Complaint): boolean =>
  status === 'open' || reopen === 'accepted'

/** SPEC section 4 */
export const mayReopen = ({ status, reopenStatus: reopen }: Complaint): boolean =>
  status === 'resolved' && reopen !== 'pending' && reopen !== 'accepted'

/** Whose turn it is, judged by the ticket alone: lists come without chats. Null if the ticket does not say. */
export function turnText({
  status,
  response,
  reopenStatus: reopen,
}: Complaint): 'With us' | 'Answered' | null {
  if (reopen === 'pending' || (status === 'open' && (reopen === 'accepted' || !response))) return 'With us'
  return status === 'resolved' && response ? 'Answered' : null
}
