import { useQuery } from '@tanstack/react-query'
import { failureText } from '@/api/errors'
import { newsletterSubscribersQuery } from '@/api/newsletter'
import type { NewsletterSubscriber } from '@/contract'
import { DataTable } from '@/kit/tables/DataTable'
import { EmptyState } from '@/kit/feedback/EmptyState'
import type { Column, TableFilter } from '@/kit/tables/tableTypes'
import { AdminPage } from '../shell/AdminPage'
import { createdColumn, textColumn } from '../shared/columns'
import { StatusBadge, statusOptions, statusText } from '../shared/status'
import { TablePanel } from '../shared/TablePanel'
import { tabOf } from '../tabs'
import { useTableUrl } from '../shared/useTableUrl'

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

const filters: readonly TableFilter<NewsletterSubscriber>[] = [
  {
    id: 'status',
    label: 'Status',
    allLabel: 'All statuses',
    options: statusOptions(['subscribed', 'unsubscribed']),
    match: ({ status }, value) => status === value,
  },
]

/** Who reads the newsletter. The status is theirs to change, so it is only shown. */
export function NewsletterTab() {
  const subscribers = useQuery(newsletterSubscribersQuery())
  const [state, setState] = useTableUrl()
  const { heading } = tabOf('newsletter')
  return (
    <AdminPage title={heading} intro="Everybody who has signed up, and who has left again.">
      <TablePanel
        query={subscribers}
        columns={3}
        failed={(error) => failureText('listNewsletterSubscribers', error)}
      >
        {(rows) => (
          <DataTable
            rows={rows}
            columns={columns}
            rowKey={({ _id }) => _id}
            caption={heading}
            csvFile="newsletter-subscribers.csv"
            state={state}
            onStateChange={setState}
            filters={filters}
            labels={{ searchHint: 'Email' }}
            empty={
              <EmptyState title="Nobody has subscribed yet" level={2}>
                A subscriber appears here with the date and the status.
              </EmptyState>
            }
          />
        )}
      </TablePanel>
    </AdminPage>
  )
}
