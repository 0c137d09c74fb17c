import { useState } from 'react'
import { kitDoc } from '@/testing/kitDocs/kitDoc'
import { Button } from '../actions/Button'
import { StatusBadge } from '../feedback/StatusBadge'
import { EmptyState } from '../feedback/EmptyState'
import { Panel } from '../layout/Panel'
import { DataTable } from './DataTable'
import { emptyTableState } from './tableState'
import type { Column } from './tableTypes'

type Coupon = { code: string; amount: number; active: boolean }

const coupons: Coupon[] = [
  { code: 'FIRST500', amount: 500, active: true },
  { code: 'MONSOON', amount: 250, active: false },
  { code: 'DIWALI', amount: 1000, active: true },
]

const columns: Column<Coupon>[] = [
  {
    id: 'code',
    header: 'Code',
    cell: ({ code }) => <strong>{code}</strong>,
    searchText: ({ code }) => code,
    sortValue: ({ code }) => code,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => `₹${amount.toLocaleString('en-IN')}`,
    sortValue: ({ amount }) => amount,
    align: 'end',
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ active }) => (
      <StatusBadge
        status={active ? { text: 'Active', urgency: 'good' } : { text: 'Inactive', urgency: 'off' }}
      />
    ),
    csv: ({ active }) => (active ? 'Active' : 'Inactive'),
  },
]

const lettersOnly = columns.map((column) => ({
  ...column,
  align: 'start' as const,
  header: `${column.header}:`,
}))

function Example() {
  const [state, setState] = useState(emptyTableState)
  return (
    <Panel title="Coupons" flush>
      <DataTable
        rows={coupons}
        columns={columns}
        filters={[]}
        rowKey={({ code }) => code}
        caption="Coupons"
        searchHint="Code"
        state={state}
        onStateChange={setState}
        actions={({ code, active }) => (
          <Button size="sm">
            {active ? 'Deactivate' : 'Activate'} <span className="sr-only">{code}</span>
          </Button>
        )}
        empty={<EmptyState title="No coupons yet" />}
      />
    </Panel>
  )
}

function Drawn({ caption, columns: drawn }: { caption: string; columns: Column<Coupon>[] }) {
  const [state, setState] = useState(emptyTableState)
  return (
    <DataTable
      rows={coupons}
      columns={drawn}
      filters={[]}
      rowKey={({ code }) => code}
      caption={caption}
      state={state}
      onStateChange={setState}
      empty={null}
    />
  )
}

export const doc = kitDoc({
  example: Example,
  use: [
    'Many things of one kind that are compared, sorted and exported: users, contacts, complaints, coupons, purchases.',
    'In the panel through `TabTable`, which keeps search, sort, filters and page in the address.',
    'Goes `flush` into a `Panel`. Under 640 px each row is a card.',
  ],
  avoid: [
    'Entries that are read one by one: a list, as the tickets and notifications have.',
    'Two columns of names and values: `DescriptionList`.',
  ],
  pairs: [
    {
      do: {
        why: 'Figures end in one line, so that their size is seen. A status has word and icon.',
        draw: <Drawn caption="Coupons, amounts to the right" columns={columns} />,
      },
      dont: {
        why: 'Figures to the left: nobody sees which is the larger. A colon in the head is noise in every cell of a card.',
        draw: <Drawn caption="Coupons, amounts to the left" columns={lettersOnly} />,
      },
    },
  ],
  access: {
    role: '`table`, named by `caption`. Heads that sort are buttons, and their column has `aria-sort`.',
    keys: 'Tab goes through search, filters, heads, the actions of the rows and the pages. Rows themselves are no stop.',
    said: '“1–25 of 240” when the rows change. On a phone each value is read with the head of its column.',
  },
  contrast: [
    { what: 'Values', ink: 'ink', on: 'surface', least: 4.5 },
    { what: 'Heads', ink: 'ink-2', on: 'sunken', least: 4.5 },
    { what: 'Labels on a card', ink: 'ink-3', on: 'surface', least: 4.5 },
  ],
})
