import { formatCount } from '@/lib/count'
import { formatDate, formatLongDate } from '@/lib/dates'
import { cx } from '@/kit/cx'
import { Progress } from '@/kit/feedback/Progress'
import { Skeleton } from '@/kit/feedback/Skeleton'
import type { Term } from '@/domain/term'

type TermFigureProps = { term: Term; loading: boolean; ending?: boolean }

/** The days left, in amber when the term is about to end. `loading`: the plan, and with it the start, is not known yet. */
export function TermFigure({ term, loading, ending = false }: TermFigureProps) {
  const { daysLeft, endsAt, span } = term
  return (
    <div className="grid gap-6 pt-1">
      <p className="flex items-center gap-2.5 leading-[1.35]">
        <b
          className={cx(
            'text-64 leading-[.86] font-[580] tracking-[-.05em] tabular-nums',
            ending && 'text-warn',
          )}
        >
          {formatCount(daysLeft)}
        </b>
        <span>
          <strong className="block">{daysLeft === 1 ? 'day left' : 'days left'}</strong>
          <span className="text-14 text-ink-2">
            {span && `of ${formatCount(span.days)}, `}ends on {formatLongDate(endsAt)}
          </span>
        </span>
      </p>
      {span && (
        <Progress
          label={`${formatCount(span.daysUsed)} of ${formatCount(span.days)} days used`}
          value={span.daysUsed}
          max={span.days}
          // the days left include today
          at={`Today, day ${formatCount(Math.min(span.days, span.daysUsed + 1))}`}
          start={formatDate(span.startsAt)}
          end={formatDate(endsAt)}
          tone={ending ? 'warn' : 'brand'}
        />
      )}
      {loading && <Skeleton shape="block" height={60} />}
    </div>
  )
}
