export type TableState = {
  search: string
  /** The id of the column it is sorted by; empty for the order in which the rows came. */
  sort: string
  dir: 'asc' | 'desc'
  /** From 1. */
  page: number
  filters: Record<string, string>
}

export const emptyTableState: TableState = { search: '', sort: '', dir: 'asc', page: 1, filters: {} }

/** Filters carry a prefix, so that a table never mistakes a parameter of the page for its own. */
const filterPrefix = 'f.'

/** Reads a table's state from an address. Nonsense becomes the default: addresses are typed and shared by people. */
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

/** A copy of the parameters with the table's state in it; what equals the default stays out, all others stay in. */
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
  // Deleting while walking the live list would skip every second one.
  for (const key of Array.from(next.keys())) if (key.startsWith(filterPrefix)) next.delete(key)
  for (const id of new Set([...Object.keys(base.filters), ...Object.keys(state.filters)])) {
    put(filterPrefix + id, state.filters[id] ?? '', base.filters[id] ?? '')
  }
  return next
}
