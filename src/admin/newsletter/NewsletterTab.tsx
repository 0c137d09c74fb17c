import { useQuery } from '@tanstack/react-query'
import { newsletterSubscribersQuery } from '@/api/newsletter'
import type { NewsletterSubscriber } from '@/contract'
import { LetterDoor } from '@/kit/doors/LetterDoor'
import type { Column } from '@/kit/tables/tableTypes'
import { type Status, statusIn } from '@/lib/status'
import { choices, createdColumn, statusColumn, textColumn, valueFilter } from '@/kit/tables/columns'
import { TabPage } from '../common/TabPage'
import { TabTable } from '../common/TabTable'

const statuses: Record<string, Status> = {
  subscribed: { text: 'Subscribed', urgency: 'good' },
  unsubscribed: { text: 'Unsubscribed', urgency: 'off' },
}

const columns: readonly Column<NewsletterSubscriber>[] = [
  {
    ...textColumn('Email', ({ email }: NewsletterSubscriber) => email),
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  createdColumn('Subscribed At', 'minute'),
  statusColumn(({ status }) => statusIn(statuses, status)),
]

const filters = [
  valueFilter<NewsletterSubscriber>(
    'Status',
    'All statuses',
    choices(['subscribed', 'unsubscribed'], (value) => statusIn(statuses, value).text),
    ({ status }) => status,
  ),
]

/** Read-only, because only subscribers themselves change their status. */
export function NewsletterTab() {
  const subscribers = useQuery(newsletterSubscribersQuery())
  return (
    <TabPage tab="newsletter" intro="Everyone who has subscribed or unsubscribed.">
      <TabTable
        query={subscribers}
        operation="listNewsletterSubscribers"
        columns={columns}
        filters={filters}
        caption="Newsletter Subscribers"
        searchHint="Email"
        emptyTitle="No subscribers yet"
        emptyPicture={<LetterDoor />}
        emptyText="New subscribers appear here with their date and status."
      />
    </TabPage>
  )
}
