import { useSearchParams } from 'react-router-dom'
import { readTableState, writeTableState, type TableState } from '@/kit/tables/tableState'

/**
 * A table's state, kept in the address, so that it survives a reload and Back. While somebody types a search, the entry
 * in the history is replaced; every other change is a step that Back undoes. The page keeps its scroll position.
 */
export function useTableUrl(): [TableState, (next: TableState) => void] {
  const [params, setParams] = useSearchParams()
  const state = readTableState(params)
  const change = (next: TableState) =>
    setParams((before) => writeTableState(before, next), {
      replace: next.search !== state.search,
      preventScrollReset: true,
    })
  return [state, change]
}
