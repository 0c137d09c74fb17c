import { useQuery } from '@tanstack/react-query'
import { chatQuery, complaintQuery } from '@/api/complaints'
import { pollDelay } from '@/api/poll'
import { isChatOpen } from '@/domain/complaint'

export const POLL_VISIBLE_MS = 4000
const POLL_HIDDEN_MS = 20_000

const pace = () => (document.visibilityState === 'visible' ? POLL_VISIBLE_MS : POLL_HIDDEN_MS)

/**
 * A ticket and its messages. Messages are fetched every 4 s while the page is visible and every 20 s while it is hidden,
 * and no longer once the chat is closed. The ticket itself is fetched every 20 s as long as its status may change.
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
