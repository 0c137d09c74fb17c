import type { ReactNode } from 'react'
import { type QueryLike, QueryView } from '@/kit/feedback/QueryView'
import { SkeletonTable } from '@/kit/tables/SkeletonTable'

type TablePanelProps<Data> = {
  query: QueryLike<Data>
  failed: (error: unknown) => string
  columns: number
  children: (data: Data) => ReactNode
}

/** The box of a table, with its shape while it loads and its failure in its place. */
export function TablePanel<Data>({ query, failed, columns, children }: TablePanelProps<Data>) {
  return (
    <div className="overflow-clip rounded-3 border border-line bg-surface">
      <QueryView
        query={query}
        skeleton={<SkeletonTable rows={8} columns={columns} />}
        failed={failed}
        failedClassName="p-4"
      >
        {children}
      </QueryView>
    </div>
  )
}
