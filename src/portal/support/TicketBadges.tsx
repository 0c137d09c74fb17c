import type { Complaint } from '@/contract'
import { complaintStatus, reopenNote } from '@/domain/complaint'
import { StatusBadge } from '@/kit/feedback/StatusBadge'

/** The status of a ticket, and of the request to reopen it. */
export function TicketBadges({ ticket: { status, reopenStatus } }: { ticket: Complaint }) {
  return (
    <>
      <StatusBadge status={complaintStatus(status)} />
      {reopenStatus && <StatusBadge of="Reopening" status={reopenNote(reopenStatus)} />}
    </>
  )
}
