import type { Plan, Subscription } from '@/contract'
import { clientEmail, clientName } from '@/domain/account'
import { paymentMethodText } from '@/domain/payment'
import { PLAN_KEYS, planLabel, planOfKey } from '@/domain/plan'
import { searchTextOfId } from '@/domain/transactionId'
import { tableCsv } from '@/kit/tables/csv'
import type { Column } from '@/kit/tables/tableTypes'
import { useTable } from '@/kit/tables/useTable'
import { rupees } from '@/lib/money'
import { choices, createdColumn, searchColumn, valueFilter } from '@/kit/tables/columns'
import { useTableUrl } from '../common/useTableUrl'

const searched: readonly Column<Subscription>[] = [
  searchColumn('Client', clientName),
  searchColumn('Email', clientEmail),
  searchColumn('Plan', (row) => planLabel(row.plan)),
  searchColumn('Subscription ID', (row) => row.uniqueId),
  {
    ...searchColumn('Transaction ID', (row) => searchTextOfId(row.transactionId)),
    csv: (row) => row.transactionId ?? '',
  },
  searchColumn('Method', paymentMethodText),
]

const requested = createdColumn<Subscription>('Requested', 'minute')

const queueFilters = [
  valueFilter<Subscription>('Plan', 'All plans', choices(PLAN_KEYS, planLabel), ({ plan }) => plan),
]

/** The requests that match the search and the filter, one page at a time. Search, filter and page are in the address. */
export function useQueueFilter(queue: readonly Subscription[]) {
  const [state, onStateChange] = useTableUrl()
  return useTable({ rows: queue, columns: searched, filters: queueFilters, state, onStateChange })
}

/** The requests found, as the text of a CSV file. */
export function queueCsv(found: readonly Subscription[], plans: readonly Plan[] | undefined) {
  const price = {
    ...searchColumn('List price', () => ''),
    csv: ({ plan }: Subscription) => (plans && planOfKey(plans, plan)?.price) ?? '',
  }
  return tableCsv(found, [...searched, price, requested])
}

export const LIST_PRICE = 'list price, coupons not included'

/** `amount` is null if the plan is unknown. */
export type ListPriceText = { amount: string | null; note: string }

/** What the plan costs today, because the contract has no field for the amount paid; null until the plans are known. */
export function listPrice(plans: readonly Plan[] | undefined, { plan }: Subscription): ListPriceText | null {
  if (!plans) return null
  const known = planOfKey(plans, plan)
  return known
    ? { amount: rupees(known.price), note: LIST_PRICE }
    : { amount: null, note: 'list price unknown' }
}
