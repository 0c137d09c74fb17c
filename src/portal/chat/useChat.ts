import { useQuery } from '@tanstack/react-query'
import { chatQuery, complaintQuery } from '@/api/complaints'
import { pollDelay } from '@/api/poll'
import { isChatOpen } from '@/domain/complaint'
import { useRefetchOn } from '../useRefetchOn'

export const POLL_VISIBLE_MS = 4000
const POLL_HIDDEN_MS = 20_000

const ticketChanges = ['listMyComplaints', 'listMyNotifications'] as const

const pace = () => (document.visibilityState === 'visible' ? POLL_VISIBLE_MS : POLL_HIDDEN_MS)

/**
 * A ticket and its messages. Polls the messages every 4 s (20 s in a hidden tab) until the chat closes, and the ticket
 * every 20 s while its status may change.
 */
export function useChat(complaintId: string) {
  const complaint = useQuery({
    ...complaintQuery(complaintId),
    refetchInterval: (query) => {
      const known = query.state.data?.complaint
      const maySwitch = known && (isChatOpen(known) || known.reopenStatus === 'pending')
      return maySwitch ? pollDelay(query, POLL_HIDDEN_MS) : false
    },
  })
  const ticket = complaint.data
  useRefetchOn(ticket && `${ticket.status} ${ticket.reopenStatus}`, ticketChanges)
  const open = complaint.data !== undefined && isChatOpen(complaint.data)
  const chat = useQuery({
    ...chatQuery(complaintId),
    enabled: complaint.data !== undefined,
    staleTime: 0,
    refetchInterval: (query) => open && pollDelay(query, pace()),
    refetchIntervalInBackground: true,
  })
  return { complaint, chat, open }
}
