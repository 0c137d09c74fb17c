import { useSearchParams } from 'react-router-dom'
import { readTableState, writeTableState, type TableState } from '@/kit/tables/tableState'

/**
 * A table's state, kept in the address: reload and Back find it again. Letters of a search replace each other, every
 * other change is a step that Back undoes. The page stays where it is scrolled to.
 */
export function useTableUrl(defaults?: Partial<TableState>): [TableState, (next: TableState) => void] {
  const [params, setParams] = useSearchParams()
  const state = readTableState(params, defaults)
  const change = (next: TableState) =>
    setParams((before) => writeTableState(before, next, defaults), {
      replace: next.search !== state.search,
      preventScrollReset: true,
    })
  return [state, change]
}
