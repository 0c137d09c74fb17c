import preview from '#.storybook/preview'
import { useState } from 'react'
import { choices, valueFilter } from './columns'
import { emptyTableState } from './tableState'
import { TableTools } from './TableTools'
import type { Column } from './tableTypes'
import { useTable } from './useTable'

type Waiting = { client: string; plan: string }

const rows: Waiting[] = [
  { client: 'Farhan Sheikh', plan: 'Premium' },
  { client: 'Devika Nair', plan: 'Starter' },
]
const columns: Column<Waiting>[] = [
  { id: 'client', header: 'Client', cell: ({ client }) => client, searchText: ({ client }) => client },
]
const plans = choices(['Starter', 'Premium'], (plan) => plan)
const filters = [valueFilter<Waiting>('Plan', 'All plans', plans, ({ plan }) => plan)]

function Example() {
  const [state, onStateChange] = useState(emptyTableState)
  const table = useTable({ rows, columns, filters, state, onStateChange })
  return <TableTools table={table} searchHint="Name" onCsv={() => undefined} />
}

const meta = preview.meta({
  component: TableTools,
  title: 'Kit/Tables/TableTools',
  tags: ['autodocs'],
})

export const Default = meta.story({ render: () => <Example /> })
