import { useQuery } from '@tanstack/react-query'
import { newsletterSubscribersQuery } from '@/api/newsletter'
import type { NewsletterSubscriber } from '@/contract'
import { EmptyState } from '@/kit/feedback/EmptyState'
import type { Column } from '@/kit/tables/tableTypes'
import { createdColumn, textColumn, valueFilter } from '../shared/columns'
import { StatusBadge, statusOptions, statusText } from '../shared/status'
import { TabPage } from '../shared/TabPage'
import { TabTable } from '../shared/TabTable'

const columns: readonly Column<NewsletterSubscriber>[] = [
  {
    ...textColumn('Email', ({ email }: NewsletterSubscriber) => email),
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  createdColumn('Subscribed At', 'minute'),
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge status={status} />,
    sortValue: ({ status }) => statusText(status),
  },
]

const filters = [
  valueFilter<NewsletterSubscriber>(
    'Status',
    'All statuses',
    statusOptions(['subscribed', 'unsubscribed']),
    ({ status }) => status,
  ),
]

/** Who reads the newsletter. The status is theirs to change, so it is only shown. */
export function NewsletterTab() {
  const subscribers = useQuery(newsletterSubscribersQuery())
  return (
    <TabPage tab="newsletter" intro="Everybody who has signed up, and who has left again.">
      <TabTable
        query={subscribers}
        operation="listNewsletterSubscribers"
        columns={columns}
        filters={filters}
        caption="Newsletter Subscribers"
        labels={{ searchHint: 'Email' }}
        empty={
          <EmptyState title="Nobody has subscribed yet" level={2}>
            A subscriber appears here with the date and the status.
          </EmptyState>
        }
      />
    </TabPage>
  )
}
