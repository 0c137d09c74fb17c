import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchColumn } from './columns'
import { emptyTableState, type TableState } from './tableState'
import { useTable } from './useTable'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('filters the rows once typing pauses', () => {
  const onStateChange = vi.fn()
  const rows = ['asha', 'leela'].map((name) => ({ name }))
  const columns = [searchColumn('Name', ({ name }: (typeof rows)[number]) => name)]
  const { result, rerender } = renderHook(
    (search: string) =>
      useTable({ rows, columns, filters: [], state: { ...emptyTableState, search }, onStateChange }),
    { initialProps: '' },
  )
  for (const draft of ['l', 'le', 'lee']) {
    act(() => result.current.setDraft(draft))
    act(() => void vi.advanceTimersByTime(100))
    expect(result.current).toMatchObject({ draft, stale: true, found: rows })
  }
  expect(onStateChange).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(100))
  expect(onStateChange.mock.calls).toEqual([[{ ...emptyTableState, search: 'lee' }]])
  rerender('lee')
  expect(result.current).toMatchObject({ stale: false, found: [{ name: 'leela' }] })
})

test('keeps both the typed text and a filter chosen right after it', () => {
  const onStateChange = vi.fn()
  // as on a slow device: the state has not been rendered yet when the typed text is applied
  const options = { rows: [], columns: [], filters: [], state: emptyTableState, onStateChange }
  const { result } = renderHook(() => useTable(options))
  act(() => result.current.setDraft('leela'))
  act(() => result.current.change({ filters: { plan: 'pro' } }))
  act(() => void vi.advanceTimersByTime(1000))
  expect(onStateChange.mock.calls).toEqual([
    [{ ...emptyTableState, search: 'leela', filters: { plan: 'pro' } }],
  ])
})

const numbers = Array.from({ length: 200 }, (_, index) => (index * 37) % 200)
const rows = numbers.map((number) => ({ number, name: `row ${number}` }))

/** A table of these rows, with mocks that count reads of sort values and search texts. */
function tableOf(first: Partial<TableState>) {
  const sortValue = vi.fn(({ number }: (typeof rows)[number]) => number)
  const searchText = vi.fn(({ name }: (typeof rows)[number]) => name)
  const columns = [{ id: 'number', header: 'Number', cell: () => null, sortValue, searchText }]
  const { result, rerender } = renderHook(
    (state: Partial<TableState>) =>
      useTable({
        rows,
        columns,
        filters: [],
        state: { ...emptyTableState, ...state },
        onStateChange: vi.fn(),
      }),
    { initialProps: first },
  )
  return { result, rerender, sortValue, searchText }
}
const found = (table: ReturnType<typeof tableOf>) => table.result.current.found.map(({ number }) => number)

test('reads each value once per sort, and does not sort again on a search', () => {
  const table = tableOf({ sort: 'number' })
  expect(found(table)).toEqual(numbers.toSorted((a, b) => a - b))
  expect(table.sortValue).toHaveBeenCalledTimes(rows.length)
  table.rerender({ sort: 'number', search: '19' })
  expect(found(table)).toEqual([19, 119, 190, 191, 192, 193, 194, 195, 196, 197, 198, 199])
  expect(table.sortValue).toHaveBeenCalledTimes(rows.length)
})

test('reads each row’s text once per search', () => {
  const table = tableOf({ sort: 'number', dir: 'desc' })
  expect(table.searchText).not.toHaveBeenCalled()
  table.rerender({ sort: 'number', dir: 'desc', search: '1' })
  table.rerender({ sort: 'number', dir: 'desc', search: '11' })
  expect(found(table)).toEqual([119, 118, 117, 116, 115, 114, 113, 112, 111, 110, 11])
  expect(table.searchText).toHaveBeenCalledTimes(rows.length)
})

test('finds the right rows after a sort', () => {
  const table = tableOf({ search: '11' })
  expect(found(table)).toEqual(numbers.filter((number) => String(number).includes('11')))
  table.rerender({ search: '11', sort: 'number', dir: 'desc' })
  expect(found(table)).toEqual([119, 118, 117, 116, 115, 114, 113, 112, 111, 110, 11])
})

test('keeps the row order if the sort column is unknown', () => {
  expect(found(tableOf({ sort: 'colour' }))).toEqual(numbers)
})
