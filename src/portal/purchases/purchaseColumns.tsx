import type { Subscription } from '@/contract'
import type { Column, TableFilter } from '@/kit/tables/tableTypes'
import { fileDate, formatDate } from '@/lib/dates'
import type { Status } from '@/lib/status'
import { planLabel } from '@/domain/plan'
import { paymentMethodText } from '@/domain/payment'
import { endOf, endText } from '@/domain/subscription'
import { searchTextOfId } from '@/domain/transactionId'
import {
  choices,
  createdColumn,
  searchColumn,
  statusColumn,
  textColumn,
  valueFilter,
} from '@/kit/tables/columns'
import { ListPrice } from '@/portal/plan/ListPrice'
import type { TodaysPlan } from '@/portal/plan/usePlanOf'

/** A subscription with its current status, and with its plan, which has the price. */
export type Purchase = Subscription & { listed: TodaysPlan; current: Status }

const statusOf = ({ current }: Purchase) => current

/** IDs come last, because a narrow table scrolls. */
export const purchaseColumns: Column<Purchase>[] = [
  {
    ...createdColumn<Purchase>('Date', 'day'),
    searchText: ({ createdAt }) => formatDate(createdAt),
  },
  textColumn('Plan', ({ plan }) => planLabel(plan)),
  {
    id: 'price',
    header: 'List price',
    align: 'end',
    cell: ({ listed }) => <ListPrice plan={listed} />,
    sortValue: ({ listed }) => listed?.price,
    csv: ({ listed }) => listed?.price ?? '',
  },
  { ...statusColumn(statusOf), searchText: (purchase) => statusOf(purchase).text },
  {
    id: 'ends',
    header: 'Ends',
    cell: (purchase) => <span className="whitespace-nowrap">{endText(purchase, formatDate)}</span>,
    sortValue: (purchase) => Date.parse(endOf(purchase) ?? '') || undefined,
    csv: (purchase) => ({ date: fileDate(endOf(purchase) ?? '') }),
  },
  {
    id: 'method',
    header: 'Method',
    cell: paymentMethodText,
    sortValue: paymentMethodText,
  },
  {
    ...searchColumn('Transaction ID', ({ transactionId }: Purchase) => searchTextOfId(transactionId)),
    csv: ({ transactionId }) => transactionId ?? '',
    cell: ({ transactionId }) => (
      <span
        translate={transactionId ? 'no' : undefined}
        className="tabular-nums wrap-anywhere rows:inline-block rows:min-w-[7rem]"
      >
        {transactionId || 'None'}
      </span>
    ),
  },
  {
    ...searchColumn('Subscription ID', ({ uniqueId }: Purchase) => uniqueId),
    cell: ({ uniqueId }) => (
      <span translate="no" className="wrap-anywhere rows:inline-block rows:min-w-[6.25rem]">
        {uniqueId}
      </span>
    ),
  },
]

/** A choice for each status in the list, even an unknown one. */
export function statusFilter(purchases: readonly Purchase[]): TableFilter<Purchase> {
  const texts = new Set(purchases.map((purchase) => statusOf(purchase).text))
  const options = choices([...texts].toSorted(), (text) => text)
  return valueFilter('Status', 'All statuses', options, (purchase) => statusOf(purchase).text)
}
