import type { Complaint } from '@/contract'

/** One may write while a ticket is open or its reopening was accepted (SPEC section 4). */
export const isChatOpen = ({ status, reopenStatus }: Complaint): boolean =>
  status === 'open' || reopenStatus === 'accepted'

/** A resolved ticket without a pending or accepted reopening offers Reopen Chat (SPEC section 4). */
export const mayReopen = ({ status, reopenStatus }: Complaint): boolean =>
  status === 'resolved' && reopenStatus !== 'pending' && reopenStatus !== 'accepted'
