import { useQuery } from '@tanstack/react-query'
import { complaintsQuery } from '@/api/complaints'
import { contactsQuery } from '@/api/contacts'
import { renewalRequestsQuery } from '@/api/renewals'
import { pendingSubscriptionsQuery } from '@/api/subscriptions'
import type { Complaint } from '@/contract'
import type { TabId } from '../tabs'

export type TabCount = { count: number; /** What is counted, for screen readers. */ of: string }

/** Items waiting per tab. Zero or failed counts show nothing. */
export function useCounts(): Partial<Record<TabId, TabCount>> {
  const pending = useQuery(pendingSubscriptionsQuery())
  const renewals = useQuery(renewalRequestsQuery())
  const contacts = useQuery(contactsQuery())
  const complaints = useQuery(complaintsQuery())
  return {
    ...shown('approve', pending.data?.length, 'pending'),
    ...shown('renewal-requests', renewals.data?.length, 'requested'),
    ...shown('contacts', contacts.data?.filter((contact) => !contact.read).length, 'unread'),
    ...shown('help', complaints.data?.filter(isWaiting).length, 'waiting'),
  }
}

/** A ticket to answer, or a request to reopen one. */
const isWaiting = ({ status, reopenStatus }: Complaint): boolean =>
  status === 'open' || reopenStatus === 'pending'

function shown(id: TabId, count: number | undefined, of: string): Partial<Record<TabId, TabCount>> {
  return count ? { [id]: { count, of } } : {}
}
