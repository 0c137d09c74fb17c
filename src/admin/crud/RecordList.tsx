import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { failureText } from '@/texts/calls'
import { Button } from '@/kit/actions/Button'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { QueryView } from '@/kit/feedback/QueryView'
import { SkeletonCards } from '@/kit/feedback/SkeletonCards'
import { SearchField } from '@/kit/forms/SearchField'
import { useSearchDraft } from '@/kit/forms/useSearchDraft'
import { Panel } from '@/kit/layout/Panel'
import { matchingRows } from '@/kit/tables/tableRows'
import { searchable } from '@/lib/searchable'
import { useTableUrl } from '../common/useTableUrl'
import type { Crud } from './useCrud'

type RecordListProps<Item extends { _id: string }, Body> = {
  crud: Crud<Item, Body>
  /** Shown before the name, such as a picture or a colour. */
  mark?: (item: Item) => ReactNode
  /** Shown after the name. */
  badge?: (item: Item) => ReactNode
  /** The title and text of the empty state, if not the default. */
  emptyTitle?: string
  emptyText?: string
  /** A picture from `kit/doors`. */
  emptyPicture: ReactNode
  children: (item: Item) => ReactNode
}

const cards = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,270px),1fr))] gap-4 p-4'

/** The records as cards, searchable by name. */
export function RecordList<Item extends { _id: string }, Body>(props: RecordListProps<Item, Body>) {
  const { crud, mark, badge, emptyTitle, emptyText, emptyPicture, children } = props
  const { many, nameOf, records } = crud
  const [state, setState] = useTableUrl()
  const send = (search: string) => setState({ ...state, search })
  const [draft, setDraft] = useSearchDraft(state.search, send)
  const nameIn = (item: Item) => searchable(nameOf(item))
  const found = (items: readonly Item[]) => matchingRows(items, nameIn, [], { search: draft, filters: {} })
  const searchField = useRef<HTMLInputElement>(null)
  const clear = () => {
    setDraft('')
    send('')
    // the button that clears disappears
    searchField.current?.focus()
  }
  const count = records.data?.length ?? 0
  const empty =
    count > 0 ? (
      <EmptyState
        title={`No ${many} match`}
        action={
          <Button size="sm" onClick={clear}>
            Show all {many}
          </Button>
        }
      >
        No names match your search.
      </EmptyState>
    ) : (
      <EmptyState title={emptyTitle ?? `No ${many} yet`} picture={emptyPicture}>
        {emptyText ?? 'Add the first one with the form on this page.'}
      </EmptyState>
    )
  return (
    <Panel
      title={`Existing ${many}${records.data ? ` (${count})` : ''}`}
      action={
        count > 0 && (
          <SearchField
            ref={searchField}
            label={`Search ${many}`}
            hideLabel
            placeholder="Search"
            size="sm"
            boxClassName="max-sm:w-full sm:-my-1"
            value={draft}
            onChange={setDraft}
          />
        )
      }
      flush
    >
      <QueryView
        query={{ ...records, data: records.data && found(records.data) }}
        skeleton={<SkeletonCards className={cards} />}
        failed={(error) => failureText(crud.operation, error)}
        failedClassName="p-4"
        empty={{ when: (items) => items.length === 0, view: empty }}
      >
        {(items) => (
          <ul className={cards}>
            {items.map((item) => (
              <li key={item._id} className="flex flex-col gap-3 rounded-2 border border-line-2 p-4">
                <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
                  {mark?.(item)}
                  <h3 className="min-w-0 grow basis-32 self-center text-16 wrap-break-word">
                    {nameOf(item)}
                  </h3>
                  {badge?.(item)}
                </div>
                <div className="grid min-w-0 grow content-start gap-2 text-14 wrap-anywhere text-ink-2">
                  {children(item)}
                </div>
                <RecordButtons crud={crud} item={item} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  )
}

type RecordButtonsProps<Item extends { _id: string }, Body> = { crud: Crud<Item, Body>; item: Item }

function RecordButtons<Item extends { _id: string }, Body>({ crud, item }: RecordButtonsProps<Item, Body>) {
  const name = crud.nameOf(item)
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        icon={<Pencil aria-hidden="true" />}
        aria-label={`Edit ${name}`}
        onClick={() => crud.edit(item)}
      >
        Edit
      </Button>
      <Button
        size="sm"
        variant="danger"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={`Delete ${name}`}
        onClick={() => crud.askDelete(item)}
      >
        Delete
      </Button>
    </div>
  )
}
