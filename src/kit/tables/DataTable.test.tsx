import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { partsWithoutRole } from '@/testing/partsWithoutRole'
import { DataTable } from './DataTable'
import { emptyTableState } from './tableState'

test('keeps its table roles when a phone shows the rows as cards', () => {
  const name = (row: { name: string }) => row.name
  render(
    <DataTable
      rows={[{ name: 'Devika' }, { name: 'Sameer' }]}
      columns={[
        { id: 'name', header: 'Name', cell: name, sortValue: name },
        { id: 'length', header: 'Length', cell: (row) => row.name.length },
      ]}
      rowKey={name}
      caption="Clients"
      filters={[]}
      state={emptyTableState}
      onStateChange={vi.fn()}
      actions={() => 'Edit'}
      empty={null}
    />,
  )
  expect(partsWithoutRole(screen.getByRole('table', { name: 'Clients' }))).toEqual([])
})
