import { Fragment, type ReactNode } from 'react'
import { Panel } from '@/kit/layout/Panel'
import { type QueryLike, QueryView } from '@/kit/feedback/QueryView'
import { SearchField } from '@/kit/forms/SearchField'
import { SkeletonList } from '@/kit/feedback/SkeletonList'
import { NoMatch } from '../shared/NoMatch'
import { useNameSearch } from '../shared/useNameSearch'

type RecordListProps<Item> = {
  /** What they are called, for example "team members". */
  things: string
  query: QueryLike<readonly Item[]>
  failed: (error: unknown) => string
  nameOf: (item: Item) => string
  empty: ReactNode
  children: (item: Item) => ReactNode
}

/** The records as cards, to be found by their names; with their shape while they load and their failure in their place. */
export function RecordList<Item extends { _id: string }>(props: RecordListProps<Item>) {
  const { things, query, failed, nameOf, empty, children } = props
  const search = useNameSearch(nameOf)
  const count = query.data?.length ?? 0
  const view = count > 0 ? <NoMatch things={things} onClear={search.clear} /> : empty
  return (
    <Panel
      title={`Existing ${things}${query.data ? ` (${count})` : ''}`}
      action={count > 0 && <SearchField {...search.field} label={`Search ${things}`} />}
      flush
    >
      <QueryView
        query={{ ...query, data: query.data && search.found(query.data) }}
        skeleton={<SkeletonList rows={4} />}
        failed={failed}
        failedClassName="p-4"
        empty={{ when: (items) => items.length === 0, view }}
      >
        {(items) => (
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,270px),1fr))] gap-4 p-4">
            {items.map((item) => (
              <Fragment key={item._id}>{children(item)}</Fragment>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  )
}
