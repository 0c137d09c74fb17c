import { cx } from '@/kit/cx'
import { type Chart, COLUMNS_PX, PLOT_PX } from './chart'
import { figureRoom, yearColumns } from './labels'

export function ChartColumns({ chart: { rows } }: { chart: Chart }) {
  const roomFor = figureRoom(rows)
  const withYear = yearColumns(rows)
  return (
    <ol className="flex text-12 whitespace-nowrap tabular-nums" style={{ minHeight: COLUMNS_PX }}>
      {rows.map(({ label, text, share, partial }, index) => {
        const [month = '', year = ''] = label.split(' ')
        return (
          <li key={label} className="min-w-0 flex-1">
            <span className="sr-only">
              {label}: {text}
            </span>
            <span aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)] justify-items-center">
              <span className={columnLook}>
                <span className={cx('font-[560]', figureLooks[roomFor(index)])}>{text}</span>
                <span
                  className={cx(
                    'w-[64%]',
                    partial ? 'border border-brand bg-brand-tint' : 'fc-fill bg-brand',
                  )}
                  style={{ height: PLOT_PX * (share ?? 0) }}
                />
              </span>
              <span className="pt-1.5 leading-[1.333] text-ink-2">
                {month.charAt(0)}
                <span className="@max-[25rem]:hidden">{month.slice(1)}</span>
              </span>
              {withYear.has(index) && <span className="leading-[1.333] text-ink-2">{year}</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

const columnLook =
  'flex h-[calc(160px+1.3125rem)] w-full flex-col items-center justify-end border-b border-line-2'
const figureLooks = { always: undefined, wide: '@max-[25rem]:hidden', never: 'hidden' }
