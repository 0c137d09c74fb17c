import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyTableState } from './tableState'
import { useTable } from './useTable'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a filter that is chosen right after typing keeps the text, and the text does not take it away', () => {
  const onStateChange = vi.fn()
  // a slow screen: the state of the first change has not come back when the typed text is due
  const options = { rows: [], columns: [], filters: [], state: emptyTableState, onStateChange }
  const { result } = renderHook(() => useTable(options))
  act(() => result.current.setDraft('leela'))
  act(() => result.current.change({ filters: { plan: 'pro' } }))
  act(() => void vi.advanceTimersByTime(1000))
  expect(onStateChange.mock.calls).toEqual([
    [{ ...emptyTableState, search: 'leela', filters: { plan: 'pro' } }],
  ])
})
