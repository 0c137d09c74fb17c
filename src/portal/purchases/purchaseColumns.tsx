import type { Plan, Subscription } from '@/contract'
import type { Column, TableFilter } from '@/kit/tables/tableTypes'
import { fileDate, formatDate } from '@/lib/dates'
import { rupees } from '@/lib/money'
import { planLabel } from '@/domain/plan'
import { paymentMethodText } from '@/domain/payment'
import { subscriptionStatus } from '@/domain/subscription'
import { StatusBadge } from '@/kit/feedback/StatusBadge'

/** For a value that is hard to read when it breaks over two lines. */
function OneLine({ children }: { children: string }) {
  return <span className="whitespace-nowrap">{children}</span>
}

/** A subscription with the plan at today's list price: a subscription itself holds no amount. */
export type Purchase = Subscription & { listed: Plan | null }

const planOf = ({ plan }: Purchase) => planLabel(plan)
const statusOf = ({ status }: Purchase) => subscriptionStatus(status)

export const purchaseColumns: Column<Purchase>[] = [
  {
    id: 'date',
    header: 'Date',
    cell: ({ createdAt }) => <OneLine>{formatDate(createdAt)}</OneLine>,
    sortValue: ({ createdAt }) => Date.parse(createdAt),
    searchText: ({ createdAt }) => formatDate(createdAt),
    csv: ({ createdAt }) => fileDate(createdAt),
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
    cell: ({ uniqueId }) => <OneLine>{uniqueId}</OneLine>,
    searchText: ({ uniqueId }) => uniqueId,
  },
  {
    id: 'transaction',
    header: 'Transaction ID',
    cell: ({ transactionId }) => (
      <span className="tabular-nums sm:min-w-[7.75rem] sm:inline-block">{transactionId || 'None'}</span>
    ),
    searchText: ({ transactionId }) => transactionId ?? '',
  },
  {
    id: 'method',
    header: 'Method',
    cell: paymentMethodText,
    sortValue: paymentMethodText,
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
    cell: ({ expiresAt }) => <OneLine>{expiresAt ? formatDate(expiresAt) : 'Not started'}</OneLine>,
    sortValue: ({ expiresAt }) => (expiresAt ? Date.parse(expiresAt) : 0),
    csv: ({ expiresAt }) => (expiresAt ? fileDate(expiresAt) : ''),
  },
  {
    id: 'price',
    header: 'List price',
    align: 'end',
    cell: ({ listed }) => (listed ? rupees(listed.price) : 'Unknown'),
    sortValue: ({ listed }) => listed?.price ?? 0,
    csv: ({ listed }) => (listed ? String(listed.price) : ''),
  },
]

/** A choice for each status in the list, also for an unknown one. */
export function statusFilter(purchases: readonly Purchase[]): TableFilter<Purchase> {
  const texts = new Set(purchases.map((purchase) => statusOf(purchase).text))
  return {
    id: 'status',
    label: 'Status',
    allLabel: 'Status: all',
    options: [...texts].toSorted().map((text) => ({ value: text, label: text })),
    match: (purchase, value) => statusOf(purchase).text === value,
  }
}
