import { useNavigation, useSearchParams } from 'react-router-dom'
import { readTableState, writeTableState, type TableState } from '@/kit/tables/tableState'

/**
 * A table's state in the address, to survive a reload and Back. Typing a search replaces the history entry; other changes
 * push one.
 */
export function useTableUrl(): [TableState, (next: TableState) => void] {
  const [params, setParams] = useSearchParams()
  const isLeaving = useNavigation().state !== 'idle'
  const state = readTableState(params)
  const change = (next: TableState) => {
    // a search typed just before would cancel the navigation
    if (isLeaving) return
    setParams((before) => writeTableState(before, next), {
      replace: next.search !== state.search,
      preventScrollReset: true,
    })
  }
  return [state, change]
}
