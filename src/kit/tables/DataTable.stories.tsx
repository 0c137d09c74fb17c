import preview from '#.storybook/preview'
import { useState } from 'react'
import { Trash2 } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { Badge } from '../feedback/Badge'
import { Button } from '../actions/Button'
import { DataTable, type DataTableProps } from './DataTable'
import type { Column, TableFilter } from './tableTypes'
import { EmptyState } from '../feedback/EmptyState'
import { IconButton } from '../actions/IconButton'
import { Panel } from '../layout/Panel'
import { emptyTableState, type TableState } from './tableState'

type Coupon = { code: string; amount: number; used: number; active: boolean }

const sixty: Coupon[] = Array.from({ length: 60 }, (_, n) => ({
  code: n === 0 ? '=DIWALI()' : `CODE${String(n + 1).padStart(3, '0')}`,
  amount: ((n * 37) % 50) * 10 + 100,
  used: n,
  active: n % 3 !== 0,
}))

const columns: Column<Coupon>[] = [
  {
    id: 'code',
    header: 'Code',
    cell: (row) => <strong>{row.code}</strong>,
    sortValue: (row) => row.code,
    searchText: (row) => row.code,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: (row) => `₹${row.amount}`,
    sortValue: (row) => row.amount,
    align: 'end',
  },
  { id: 'used', header: 'Used', cell: (row) => row.used, align: 'end' },
  {
    id: 'status',
    header: 'Status',
    cell: (row) => (row.active ? <Badge tone="ok">Active</Badge> : <Badge>Inactive</Badge>),
    csv: (row) => (row.active ? 'Active' : 'Inactive'),
  },
]

const filters: TableFilter<Coupon>[] = [
  {
    id: 'status',
    label: 'Status',
    allLabel: 'All coupons',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
    match: (row, value) => row.active === (value === 'active'),
  },
]

const rowActions = (row: Coupon) => (
  <>
    <Button size="sm" disabled={!row.active}>
      Deactivate
    </Button>
    <IconButton label={`Delete ${row.code}`} variant="danger" icon={<Trash2 aria-hidden="true" />} />
  </>
)

type ExampleProps = { title?: string; rows?: Coupon[]; start?: Partial<TableState> } & Partial<
  Pick<DataTableProps<Coupon>, 'actions' | 'empty'>
>

function Example({ title = 'Coupons', rows = sixty, start, ...rest }: ExampleProps) {
  const [state, setState] = useState<TableState>({ ...emptyTableState, ...start })
  return (
    <Panel flush title={title}>
      <DataTable
        rows={rows}
        columns={columns}
        rowKey={(row) => row.code}
        caption={title}
        filters={filters}
        state={state}
        onStateChange={setState}
        actions={rowActions}
        empty={null}
        {...rest}
      />
    </Panel>
  )
}

const meta = preview.meta({
  component: DataTable,
  title: 'Kit/Tables/DataTable',
  tags: ['autodocs'],
})

const firstCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

export const Default = meta.story({ render: () => <Example rows={sixty.slice(0, 5)} /> })

export const Sorting = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'laptop' } },
  render: () => <Example start={{ page: 2 }} />,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Coupons' })
    const head = canvas.getByRole('columnheader', { name: 'Amount' })
    await expect(head).not.toHaveAttribute('aria-sort')
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'ascending')
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible()
    await expect(firstCells(table)[0]).toBe('=DIWALI()')
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).toHaveAttribute('aria-sort', 'descending')
    await expect(firstCells(table)[0]).toBe('CODE028')
    await userEvent.click(within(head).getByRole('button'))
    await expect(head).not.toHaveAttribute('aria-sort')
    await expect(within(canvas.getByRole('columnheader', { name: 'Used' })).queryByRole('button')).toBeNull()
  },
})

export const Paging = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'laptop' } },
  render: () => <Example start={{ page: 99, sort: 'nonsense', filters: { status: 'gone' } }} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible()
    await expect(canvas.getByText('51–60 of 60')).toBeVisible()
    const next = canvas.getByRole('button', { name: 'Next' })
    const previous = canvas.getByRole('button', { name: 'Previous' })
    await userEvent.click(previous)
    await userEvent.click(previous)
    await userEvent.click(previous)
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible()
    await expect(canvas.getByText('1–25 of 60')).toBeVisible()
    await userEvent.click(next)
    await userEvent.click(next)
    await expect(canvas.getByText('51–60 of 60')).toBeVisible()
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getAllByRole('row')).toHaveLength(11)
  },
})

export const Empty = meta.story({
  render: () => (
    <Example
      title="New coupons"
      rows={[]}
      empty={
        <EmptyState title="No coupons yet" action={<Button size="sm">Create a coupon</Button>}>
          Coupons take a fixed amount off a plan.
        </EmptyState>
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No coupons yet')).toBeVisible()
    await expect(canvas.queryByRole('searchbox')).toBeNull()
  },
})

export const LongText = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Example
      rows={[{ code: 'AVERYLONGCODETHATNEVERENDS'.repeat(4), amount: 9_99_999, used: 1, active: true }]}
    />
  ),
})

export const Cards = meta.story({
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  render: () => <Example rows={sixty.slice(0, 3)} />,
})
