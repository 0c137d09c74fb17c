import { useState } from 'react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { choices, valueFilter } from './columns'
import { emptyTableState } from './tableState'
import { TableTools } from './TableTools'
import type { Column, TableFilter } from './tableTypes'
import { useTable } from './useTable'

type Waiting = { client: string; plan: string }

const waiting: Waiting[] = [
  { client: 'Farhan Sheikh', plan: 'Premium' },
  { client: 'Devika Nair', plan: 'Starter' },
]
const columns: Column<Waiting>[] = [
  { id: 'client', header: 'Client', cell: ({ client }) => client, searchText: ({ client }) => client },
]
const plans = choices(['Starter', 'Premium'], (plan) => plan)
const filters = [valueFilter<Waiting>('Plan', 'All plans', plans, ({ plan }) => plan)]
const none: TableFilter<Waiting>[] = []

function Example() {
  const [state, onStateChange] = useState(emptyTableState)
  const table = useTable({ rows: waiting, columns, filters, state, onStateChange })
  return (
    <>
      <TableTools table={table} searchHint="Name, email, transaction ID" onCsv={() => undefined} />
      {table.shown.map(({ client }) => (
        <p key={client}>{client}</p>
      ))}
    </>
  )
}

function Tools({ searchHint, filtered }: { searchHint: string; filtered: boolean }) {
  const [state, onStateChange] = useState(emptyTableState)
  const table = useTable({ rows: waiting, columns, filters: filtered ? filters : none, state, onStateChange })
  return <TableTools table={table} searchHint={searchHint} onCsv={() => undefined} />
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Above rows that are no `DataTable` but are searched like one: the approval queue.',
    '`useTable` gives it the rows, the filters and the state.',
  ],
  avoid: ['A `DataTable` has it already.', 'A short list without filters: a `SearchField`.'],
  pairs: [
    {
      do: {
        why: 'The hint says what can be searched, and the filter’s first choice says that it hides nothing.',
        draw: <Tools searchHint="Name, email, transaction ID" filtered />,
      },
      dont: {
        why: 'A search without its subject, and the plan, by which everybody sorts, is left to it.',
        draw: <Tools searchHint="Search…" filtered={false} />,
      },
    },
  ],
  access: {
    role: '`searchbox`, one `combobox` for each filter, named by its label, and a `button` “CSV”.',
    keys: 'Tab goes from left to right. On a phone the sort order is one more choice, because cards have no heads.',
    said: 'The count below the rows speaks. “CSV” is off while nothing is found.',
  },
  contrast: [{ what: 'The hint', ink: 'ink-3', on: 'surface', least: 4.5 }],
})
