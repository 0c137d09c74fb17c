import { Fragment, type ReactNode } from 'react'
import { Panel } from '@/kit/Panel'
import { type QueryLike, QueryView } from '@/kit/QueryView'
import { SkeletonList } from '@/kit/SkeletonList'

type RecordListProps<Item> = {
  title: string
  query: QueryLike<readonly Item[]>
  failed: (error: unknown) => string
  empty: ReactNode
  children: (item: Item) => ReactNode
}

/** The records as cards, with their shape while they load and their failure in their place. */
export function RecordList<Item extends { _id: string }>(props: RecordListProps<Item>) {
  const { title, query, failed, empty, children } = props
  return (
    <Panel title={title} flush>
      <QueryView
        query={query}
        skeleton={<SkeletonList rows={4} />}
        failed={failed}
        failedClassName="p-4"
        empty={{ when: (items) => items.length === 0, view: empty }}
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
