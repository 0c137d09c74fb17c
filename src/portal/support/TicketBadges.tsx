import type { Complaint } from '@/contract'
import { complaintStatus, reopenStatus } from '@/domain/complaint'
import { StatusBadge } from '@/kit/feedback/StatusBadge'

export function TicketBadges({ ticket }: { ticket: Complaint }) {
  return (
    <>
      <StatusBadge status={complaintStatus(ticket.status)} />
      {ticket.reopenStatus && <StatusBadge of="Reopening" status={reopenStatus(ticket.reopenStatus)} />}
    </>
  )
}
