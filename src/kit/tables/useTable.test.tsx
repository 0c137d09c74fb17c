import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { searchColumn } from './columns'
import { emptyTableState } from './tableState'
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
