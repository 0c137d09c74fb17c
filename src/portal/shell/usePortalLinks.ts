import { useQuery } from '@tanstack/react-query'
import { myComplaintsQuery } from '@/api/complaints'
import { myNotificationsQuery } from '@/api/notifications'
import { mayAsk, pollDelay } from '@/api/poll'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import type { Subscription } from '@/contract'
import { SECOND } from '@/lib/dates'
import { isChatOpen } from '@/domain/complaint'
import { isActive, isWaiting } from '@/domain/subscription'
import { endedSubscriptions } from '@/domain/term'
import { useNow } from '@/kit/useNow'
import { useRefetchOn } from '../useRefetchOn'
import { type PortalLink, portalLinks } from './portalLinks'

export const POLL_WAITING_MS = 20 * SECOND

type Mine = { state: { data?: { subscriptions: readonly Subscription[] } | undefined } }

const someWait = ({ state }: Mine) => state.data?.subscriptions.some(isWaiting) === true

/**
 * The user's subscriptions, polled every 20 s and on focus while one awaits a decision. Polled here because the menu is
 * on every page.
 */
export const useWatchedSubscriptions = () =>
  useQuery({
    ...mySubscriptionsQuery(),
    refetchInterval: (query) => someWait(query) && pollDelay(query, POLL_WAITING_MS),
    refetchOnWindowFocus: (query) => mayAsk(query) && (someWait(query) ? 'always' : true),
  })

const decisionChanges = ['listMyNotifications'] as const

/** The links with counts. A failed count is omitted; its page shows the failure. */
export function usePortalLinks(): PortalLink[] {
  const nowMs = useNow()
  const { data: notifications = [] } = useQuery(myNotificationsQuery())
  const { data: complaints = [] } = useQuery(myComplaintsQuery())
  const { data: known } = useWatchedSubscriptions()
  const subscriptions = known ?? []
  useRefetchOn(
    known?.map(({ _id, status, renewalStatus }) => `${_id} ${status} ${renewalStatus}`).join(),
    decisionChanges,
  )
  return portalLinks({
    unread: notifications.filter((each) => !each.read).length,
    open: complaints.filter(isChatOpen).length,
    // no link for an ended plan while another is active
    over:
      endedSubscriptions(subscriptions, nowMs).length > 0 &&
      !subscriptions.some((each) => isActive(each, nowMs)),
  })
}
