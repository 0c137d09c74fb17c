import { matchingRows } from '@/kit/tables/tableRows'
import { useSearchDraft } from '@/kit/forms/useSearchDraft'
import { useTableUrl } from './useTableUrl'

/** Finds records by their names, as the tables do it: the search stands in the address. */
export function useNameSearch<Item>(nameOf: (item: Item) => string) {
  const [state, setState] = useTableUrl()
  const send = (search: string) => setState({ ...state, search })
  const [draft, setDraft] = useSearchDraft(state.search, send)
  return {
    /** For a SearchField in the head of a Panel. */
    field: {
      value: draft,
      onChange: setDraft,
      placeholder: 'Search',
      hideLabel: true,
      size: 'sm',
      boxClassName: 'max-sm:w-full sm:-my-1',
    } as const,
    found: (items: readonly Item[]) => {
      const texts = items.map((item) => nameOf(item).toLowerCase())
      return matchingRows(items, texts, [], { search: draft, filters: {} })
    },
    clear: () => {
      setDraft('')
      send('')
    },
  }
}
