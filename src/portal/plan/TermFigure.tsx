import { formatCount } from '@/lib/count'
import { formatDate, formatLongDate } from '@/lib/dates'
import { cx } from '@/kit/cx'
import { Progress } from '@/kit/feedback/Progress'
import type { Term } from '@/domain/term'

/** The days left, in amber when the term is about to end. */
export function TermFigure({ term, ending = false }: { term: Term; ending?: boolean }) {
  const { days, daysLeft, daysUsed, startsAt, endsAt } = term
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
            of {formatCount(days)}, ends on {formatLongDate(endsAt)}
          </span>
        </span>
      </p>
      <Progress
        label={`${formatCount(daysUsed)} of ${formatCount(days)} days used`}
        value={daysUsed}
        max={days}
        // the days left include today
        at={`Today, day ${formatCount(Math.min(days, daysUsed + 1))}`}
        start={formatDate(startsAt)}
        end={formatDate(endsAt)}
        tone={ending ? 'warn' : 'brand'}
      />
    </div>
  )
}
