import { Download } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { ApiFailure } from '@/api/failure'
import type { OperationId } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { csvName, downloadCsv } from '@/kit/tables/csv'
import { cx } from '@/kit/cx'
import { Panel } from '@/kit/layout/Panel'
import { type QueryLike, QueryView } from '@/kit/feedback/QueryView'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { failureText } from '@/texts/calls'
import { chartCsv } from './chart'
import { ChartBars } from './ChartBars'
import { ChartColumns } from './ChartColumns'
import { ChartShapes } from './ChartShapes'
import { ChartTable } from './ChartTable'
import type { ChartOf } from './charts'

type ChartPanelProps<Data> = {
  title: string
  query: QueryLike<Data>
  /** Used for the message when the error names no operation. */
  operation: OperationId
  chart: ChartOf<Data>
  nowMs: number
  /** The skeleton's shape: columns, or this many bars. */
  bars: number | 'columns'
  /** Shown instead of an empty chart. */
  emptyTitle: string
  emptyText: string
  emptyAction?: ReactNode
}

/** A chart with its summary, its table and a CSV download. */
export function ChartPanel<Data>(props: ChartPanelProps<Data>) {
  const { title, query, operation, chart: chartOf, nowMs, bars } = props
  const { data } = query
  const chart = useMemo(() => (data === undefined ? undefined : chartOf(data, nowMs)), [data, chartOf, nowMs])
  const [asTable, setAsTable] = useState(false)
  const name = <span className="sr-only">: {title}</span>
  return (
    <Panel
      title={title}
      className="@container"
      action={
        <div className="flex flex-wrap gap-2 @min-[30rem]:-my-1">
          <Button
            size="sm"
            aria-pressed={asTable}
            disabled={!chart}
            className={asTable ? pressedLook : undefined}
            onClick={() => setAsTable(!asTable)}
          >
            Show as table{name}
          </Button>
          <Button
            size="sm"
            icon={<Download aria-hidden="true" />}
            disabled={!chart}
            onClick={() => chart && downloadCsv(csvName(title), chartCsv(chart))}
          >
            CSV{name}
          </Button>
        </div>
      }
    >
      <QueryView
        query={{ ...query, data: chart }}
        skeleton={
          <>
            <div className={cx(readingLook, 'pt-1')}>
              <Skeleton width="70%" />
            </div>
            <ChartShapes bars={bars} />
          </>
        }
        failed={(error) => chartFailure(error instanceof ApiFailure ? error.operation : operation, error)}
        empty={{
          when: (shown) => shown === null,
          view: (
            <EmptyState title={props.emptyTitle} action={props.emptyAction}>
              {props.emptyText}
            </EmptyState>
          ),
        }}
      >
        {(shown) =>
          shown && (
            <>
              <p className={readingLook}>{shown.reading}</p>
              {asTable ? (
                <ChartTable caption={title} chart={shown} />
              ) : shown.shape === 'bars' ? (
                <ChartBars chart={shown} />
              ) : (
                <ChartColumns chart={shown} />
              )}
              {!asTable && shown.drawn < shown.rows.length && (
                <p className="mt-3 text-12 text-ink-2">
                  The first {shown.drawn} of {shown.rows.length} are shown here. The table has them all.
                </p>
              )}
            </>
          )
        }
      </QueryView>
    </Panel>
  )
}

/** This tab says "subscriptions", not "user plans". */
const chartFailure = (operation: OperationId, error: unknown) =>
  operation === 'listAllSubscriptions'
    ? failureText(operation, error, 'subscriptions')
    : failureText(operation, error)

const pressedLook =
  'bg-brand-tint! text-brand-text! forced-colors:bg-[Highlight]! forced-colors:text-[HighlightText]! forced-colors:forced-color-adjust-none'

/** Reserves space for the summary, to avoid a layout shift. */
const readingLook = 'mb-4 min-h-[2lh] max-w-none text-14 text-ink-2 @min-[30rem]:min-h-[1lh]'
