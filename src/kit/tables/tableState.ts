export type TableState = {
  search: string
  /** The id of the sorted column; empty for the original order. */
  sort: string
  dir: 'asc' | 'desc'
  /** The page number, from 1. */
  page: number
  filters: Record<string, string>
}

export const emptyTableState: TableState = { search: '', sort: '', dir: 'asc', page: 1, filters: {} }

/** The prefix keeps filter parameters from clashing with other parameters of the page. */
const filterPrefix = 'f.'

/** Reads a table's state from an address. Invalid values become the defaults, because people edit addresses. */
export function readTableState(params: URLSearchParams, defaults: Partial<TableState> = {}): TableState {
  const base = { ...emptyTableState, ...defaults }
  const page = Number(params.get('page') ?? base.page)
  const dir = params.get('dir')
  const filters = { ...base.filters }
  for (const [key, value] of params) {
    if (key.startsWith(filterPrefix) && key.length > filterPrefix.length)
      filters[key.slice(filterPrefix.length)] = value
  }
  return {
    search: params.get('q') ?? base.search,
    sort: params.get('sort') ?? base.sort,
    dir: dir === 'asc' || dir === 'desc' ? dir : base.dir,
    page: Number.isSafeInteger(page) && page >= 1 ? page : 1,
    filters,
  }
}

/** Copies the parameters and adds the table's state, without its default values. Other parameters are kept. */
export function writeTableState(
  params: URLSearchParams,
  state: TableState,
  defaults: Partial<TableState> = {},
): URLSearchParams {
  const base = { ...emptyTableState, ...defaults }
  const next = new URLSearchParams(params)
  const put = (key: string, value: string, standard: string) => {
    if (value === standard) next.delete(key)
    else next.set(key, value)
  }
  put('q', state.search, base.search)
  put('sort', state.sort, base.sort)
  put('dir', state.dir, base.dir)
  put('page', String(state.page), '1')
  // A copy of the keys: deleting during iteration over the live list would skip some.
  for (const key of Array.from(next.keys())) if (key.startsWith(filterPrefix)) next.delete(key)
  for (const id of new Set([...Object.keys(base.filters), ...Object.keys(state.filters)])) {
    put(filterPrefix + id, state.filters[id] ?? '', base.filters[id] ?? '')
  }
  return next
}
