import { useDeferredValue, useMemo } from 'react'
import { PAGE_SIZE } from '@/config/constants'
import type { Plan, Subscription } from '@/contract'
import { clientEmail, clientName } from '@/domain/account'
import { paymentMethodText } from '@/domain/payment'
import { PLAN_KEYS, planLabel, planOfKey } from '@/domain/plan'
import type { Column, TableFilter } from '@/kit/tables/tableTypes'
import { csvTable, matchingRows, searchTexts } from '@/kit/tables/tableRows'
import type { TableState } from '@/kit/tables/tableState'
import { useSearchDraft } from '@/kit/forms/useSearchDraft'
import { rupees } from '@/lib/money'
import { choices, createdColumn, textColumn } from '../shared/columns'
import { useTableUrl } from '../shared/useTableUrl'

const searched: readonly Column<Subscription>[] = [
  textColumn('Client', clientName),
  textColumn('Email', clientEmail),
  textColumn('Plan', (row) => planLabel(row.plan)),
  textColumn('Subscription ID', (row) => row.uniqueId),
  textColumn('Transaction ID', (row) => row.transactionId ?? ''),
  textColumn('Method', paymentMethodText),
]

const requested = createdColumn<Subscription>('Requested', 'minute')

export const queueFilters: readonly TableFilter<Subscription>[] = [
  {
    id: 'plan',
    label: 'Plan',
    allLabel: 'All plans',
    options: choices(PLAN_KEYS, planLabel),
    match: (row, value) => row.plan === value,
  },
]

/** The part of the queue that is looked for, and the page of it that is shown; kept in the address. */
export function useQueueFilter(queue: readonly Subscription[]) {
  const [state, setState] = useTableUrl()
  const [draft, setDraft] = useSearchDraft(state.search, (search) => setState({ ...state, search, page: 1 }))
  const search = useDeferredValue(draft)
  const texts = useMemo(() => searchTexts(queue, searched), [queue])
  const found = useMemo(
    () => matchingRows(queue, texts, queueFilters, { search, filters: state.filters }),
    [queue, texts, search, state.filters],
  )
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const page = Math.min(search === state.search ? state.page : 1, pages)
  const from = (page - 1) * PAGE_SIZE
  const change = (next: Partial<TableState>) => setState({ ...state, search: draft, page: 1, ...next })
  const clear = () => {
    setDraft('')
    change({ search: '', filters: {} })
  }
  return {
    state,
    draft,
    setDraft,
    change,
    clear,
    found,
    shown: found.slice(from, from + PAGE_SIZE),
    from,
    page,
    pages,
  }
}

/** What is found, as a spreadsheet would read it. */
export function queueCsv(found: readonly Subscription[], plans: readonly Plan[] | undefined) {
  const price = textColumn('List price', (row: Subscription) => listPrice(plans, row)?.amount ?? '')
  return csvTable(found, [...searched, price, requested])
}

export const LIST_PRICE = 'list price, coupons not included'

/** `amount` is null where nobody can tell the plan from its key. */
export type ListPrice = { amount: string | null; note: string }

/** What the plan costs today, for the contract holds no amount that was paid; null as long as the plans are not known. */
export function listPrice(plans: readonly Plan[] | undefined, { plan }: Subscription): ListPrice | null {
  if (!plans) return null
  const known = planOfKey(plans, plan)
  return known
    ? { amount: rupees(known.price), note: LIST_PRICE }
    : { amount: null, note: 'list price unknown' }
}
