import { useQuery } from '@tanstack/react-query'
import { myComplaintsQuery } from '@/api/complaints'
import { myNotificationsQuery } from '@/api/notifications'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import { isChatOpen } from '@/portal/complaintState'
import { dashboardSubscription, isOver, stateOf } from '@/portal/subscriptionState'
import { useNow } from '@/kit/useNow'
import { type PortalLink, portalLinks } from './portalLinks'

/** The links with what waits behind them. A count that cannot be fetched is left out: its own page says why. */
export function usePortalLinks(): PortalLink[] {
  const nowMs = useNow()
  const { data: notifications = [] } = useQuery(myNotificationsQuery())
  const { data: complaints = [] } = useQuery(myComplaintsQuery())
  const { data: subscriptions = [] } = useQuery(mySubscriptionsQuery())
  return portalLinks({
    unread: notifications.filter((each) => !each.read).length,
    open: complaints.filter(isChatOpen).length,
    over: isOver(stateOf(dashboardSubscription(subscriptions, nowMs), null, nowMs)),
  })
}
