import type { Column, TableFilter } from '@/kit/tables/tableTypes'
import { fileDate, formatDate } from '@/lib/dates'
import { rupees } from '@/lib/money'
import { planLabel } from '@/domain/plan'
import { paymentMethodText } from '@/domain/payment'
import { subscriptionStatus } from '@/domain/subscription'
import { StatusBadge } from '@/kit/feedback/StatusBadge'
import type { Purchase } from './purchase'

/** What would be harder to read over two lines. */
function OneLine({ children }: { children: string }) {
  return <span className="whitespace-nowrap">{children}</span>
}

const planOf = ({ subscription }: Purchase) => planLabel(subscription.plan)
const methodOf = ({ subscription }: Purchase) => paymentMethodText(subscription)
const statusOf = ({ subscription }: Purchase) => subscriptionStatus(subscription.status)

export const purchaseColumns: Column<Purchase>[] = [
  {
    id: 'date',
    header: 'Date',
    cell: ({ subscription }) => <OneLine>{formatDate(subscription.createdAt)}</OneLine>,
    sortValue: ({ subscription }) => Date.parse(subscription.createdAt),
    searchText: ({ subscription }) => formatDate(subscription.createdAt),
    csv: ({ subscription }) => fileDate(subscription.createdAt),
  },
  {
    id: 'plan',
    header: 'Plan',
    cell: planOf,
    sortValue: planOf,
    searchText: planOf,
  },
  {
    id: 'id',
    header: 'Subscription ID',
    cell: ({ subscription }) => <OneLine>{subscription.uniqueId}</OneLine>,
    searchText: ({ subscription }) => subscription.uniqueId,
  },
  {
    id: 'transaction',
    header: 'Transaction ID',
    cell: ({ subscription }) => (
      <span className="tabular-nums sm:min-w-[7.75rem] sm:inline-block">
        {subscription.transactionId || 'None'}
      </span>
    ),
    searchText: ({ subscription }) => subscription.transactionId ?? '',
  },
  {
    id: 'method',
    header: 'Method',
    cell: methodOf,
    sortValue: methodOf,
  },
  {
    id: 'status',
    header: 'Status',
    cell: (purchase) => <StatusBadge status={statusOf(purchase)} />,
    sortValue: (purchase) => statusOf(purchase).text,
    searchText: (purchase) => statusOf(purchase).text,
  },
  {
    id: 'ends',
    header: 'Ends',
    cell: ({ subscription }) => (
      <OneLine>{subscription.expiresAt ? formatDate(subscription.expiresAt) : 'Not started'}</OneLine>
    ),
    sortValue: ({ subscription }) => (subscription.expiresAt ? Date.parse(subscription.expiresAt) : 0),
    csv: ({ subscription }) => (subscription.expiresAt ? fileDate(subscription.expiresAt) : ''),
  },
  {
    id: 'price',
    header: 'List price',
    align: 'end',
    cell: ({ plan }) => (plan ? rupees(plan.price) : 'Unknown'),
    sortValue: ({ plan }) => plan?.price ?? 0,
    csv: ({ plan }) => (plan ? String(plan.price) : ''),
  },
]

/** A choice for each status in the list, also for an unknown one. */
export function statusFilter(purchases: readonly Purchase[]): TableFilter<Purchase> {
  const texts = new Set(purchases.map((purchase) => statusOf(purchase).text))
  return {
    id: 'status',
    label: 'Status',
    options: [...texts].toSorted().map((text) => ({ value: text, label: text })),
    match: (purchase, value) => statusOf(purchase).text === value,
  }
}
