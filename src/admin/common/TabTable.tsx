import type { ReactNode } from 'react'
import type { OperationId } from '@/contract'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { type QueryLike, QueryView } from '@/kit/feedback/QueryView'
import { DataTable, type DataTableProps } from '@/kit/tables/DataTable'
import { SkeletonTable } from '@/kit/tables/SkeletonTable'
import { failureText } from '@/texts/calls'
import { useTableUrl } from './useTableUrl'

type TabTableProps<Row> = Omit<
  DataTableProps<Row>,
  'rows' | 'rowKey' | 'state' | 'onStateChange' | 'empty'
> & {
  query: QueryLike<readonly Row[]>
  /** The operation whose message is shown when the query fails. */
  operation: OperationId
  /** Shown instead of an empty table. */
  emptyTitle: string
  emptyText?: string
  /** A picture from `kit/doors`. */
  emptyPicture: ReactNode
}

/** The table of a tab, with skeleton and failure message. Search, filters, sort order and page are in the address. */
export function TabTable<Row extends { _id: string }>(props: TabTableProps<Row>) {
  const { query, operation, emptyTitle, emptyText, emptyPicture, ...table } = props
  const [state, setState] = useTableUrl()
  return (
    <div className="overflow-clip rounded-3 border border-line bg-surface">
      <QueryView
        query={query}
        skeleton={
          <SkeletonTable
            columns={table.columns}
            filters={table.filters?.length}
            actions={table.actions !== undefined}
          />
        }
        failed={(error) => failureText(operation, error)}
        failedClassName="p-4"
      >
        {(rows) => (
          <DataTable
            {...table}
            rows={rows}
            rowKey={({ _id }) => _id}
            state={state}
            onStateChange={setState}
            empty={
              <EmptyState title={emptyTitle} level={2} picture={emptyPicture}>
                {emptyText}
              </EmptyState>
            }
          />
        )}
      </QueryView>
    </div>
  )
}
