import type { Complaint } from '@/contract'
import { complaintStatus, reopenNote } from '@/domain/complaint'
import { StatusBadge } from '@/kit/feedback/StatusBadge'

export function TicketBadges({ ticket: { status, reopenStatus } }: { ticket: Complaint }) {
  return (
    <>
      <StatusBadge status={complaintStatus(status)} />
      {reopenStatus && <StatusBadge of="Reopening" status={reopenNote(reopenStatus)} />}
    </>
  )
}
