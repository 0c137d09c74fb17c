import { Download } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { ApiFailure } from '@/api/failure'
import type { OperationId } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { csvName, downloadCsv, toCsv } from '@/kit/tables/csv'
import { cx } from '@/kit/cx'
import { Panel } from '@/kit/layout/Panel'
import { type QueryLike, QueryView } from '@/kit/feedback/QueryView'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { failureText } from '@/texts/calls'
import { useNow } from '@/kit/useNow'
import { type Chart, csvRows, pictureHeight, type PictureSize, pictureSize } from './chart'
import { ChartShapes } from './ChartShapes'
import { ChartTable } from './ChartTable'
import type { ChartOf } from './charts'

// The drawing library is large and belongs to this tab alone. Without it the table still says everything.
const ChartPicture = lazy(() =>
  import('./ChartPicture').then(
    (module) => ({ default: module.ChartPicture }),
    () => ({ default: NoPicture }),
  ),
)

function NoPicture({ chart }: { chart: Chart }) {
  return (
    <p className="text-14 text-ink-2" style={{ minHeight: pictureHeight(pictureSize(chart)) }}>
      The picture could not be loaded. The table has the same figures.
    </p>
  )
}

type ChartPanelProps<Data> = {
  title: string
  query: QueryLike<Data>
  /** Whose failure it is when the error itself names no operation. */
  operation: OperationId
  chart: ChartOf<Data>
  /** The size of the picture that is expected, for the grey shape that is shown while it loads. */
  size: PictureSize
  /** Instead of the chart while there is nothing to draw. */
  emptyTitle: string
  emptyText: string
  emptyAction?: ReactNode
}

/** One question about the business: a sentence, a picture or a table instead, and the same figures as a file. */
export function ChartPanel<Data>(props: ChartPanelProps<Data>) {
  const { title, query, operation, chart: chartOf, size, emptyTitle, emptyText, emptyAction } = props
  const nowMs = useNow()
  const { data } = query
  const chart = useMemo(() => (data === undefined ? undefined : chartOf(data, nowMs)), [data, chartOf, nowMs])
  const [asTable, setAsTable] = useState(false)
  const name = <span className="sr-only">: {title}</span>
  const save = (shown: Chart) => {
    const { header, rows } = csvRows(shown)
    downloadCsv(csvName(title), toCsv(header, rows))
  }
  return (
    <Panel
      title={title}
      className="@container"
      action={
        <div className="flex gap-2 @min-[480px]:-my-1">
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
            onClick={() => chart && save(chart)}
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
            <ChartShapes size={size} />
          </>
        }
        failed={(error) => chartFailure(error instanceof ApiFailure ? error.operation : operation, error)}
        empty={{
          when: (shown) => shown === null,
          view: (
            <EmptyState title={emptyTitle} action={emptyAction} plain>
              {emptyText}
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
              ) : (
                <Suspense fallback={<ChartShapes size={pictureSize(shown)} />}>
                  <ChartPicture chart={shown} />
                </Suspense>
              )}
              {!asTable && shown.drawn < shown.rows.length && (
                <p className="mt-3 text-12 text-ink-2">
                  The first {shown.drawn} of {shown.rows.length}. The table has them all.
                </p>
              )}
            </>
          )
        }
      </QueryView>
    </Panel>
  )
}

/** On this tab the subscriptions are called by their own name, not by that of User Plans. */
const chartFailure = (operation: OperationId, error: unknown) =>
  operation === 'listAllSubscriptions'
    ? failureText(operation, error, 'subscriptions')
    : failureText(operation, error)

const pressedLook =
  'bg-brand-tint! text-brand-text! forced-colors:bg-[Highlight]! forced-colors:text-[HighlightText]! forced-colors:forced-color-adjust-none'

/** Keeps room for one line of text, or two in a narrow panel, so that the picture does not move when the text comes. */
const readingLook = 'mb-4 min-h-[2lh] max-w-none text-14 text-ink-2 @min-[480px]:min-h-[1lh]'
