import { cx } from '@/kit/cx'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { Section } from '../blocks'

const lines = ['78%', '62%', '70%', '54%']

export function PlansSkeleton() {
  return (
    <div aria-busy="true" className="rail:pt-10">
      <LoadingStatus label="Loading plans…" />
      <noscript>
        You need JavaScript to see the plans here. Without it,{' '}
        <TextLink to={paths.contact()}>ask us for them</TextLink>.
      </noscript>
      <div className="grid gap-5 rail:grid-cols-[1fr_1.18fr_1fr] rail:gap-0">
        {[false, true, false].map((raised, card) => (
          <div
            key={card}
            className={cx(
              'flex flex-col gap-5 rounded-3 bg-surface',
              raised
                ? 'relative z-1 border-2 border-t-8 border-line-2 p-6 shadow-high sm:px-8 sm:pt-8 sm:pb-9 rail:-mt-10'
                : 'border border-line-2 p-6 sm:p-7 rail:rounded-none rail:first:rounded-l-3 rail:last:rounded-r-3 rail:not-first:-ml-px',
            )}
          >
            <Skeleton width={110} height={24} />
            <div>
              <Skeleton width={raised ? 170 : 90} height={18} />
              <Skeleton width="58%" height={raised ? 60 : 46} className="mt-3" />
            </div>
            <div className="grid gap-4 py-1">
              {lines.map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </div>
            <Skeleton height={46} className="mt-auto" />
          </div>
        ))}
      </div>
    </div>
  )
}

/** Reserves the height of the comparison, to avoid layout shift below it. */
export function ComparisonSkeleton() {
  return (
    <Section>
      <Skeleton width={220} height={44} className="mb-7" />
      <div className="grid border-t-2 border-line-2" style={{ height: 'clamp(660px, 930px - 20vw, 860px)' }}>
        {Array.from({ length: 14 }, (_, row) => (
          <div key={row} className="flex items-center border-b border-line">
            <Skeleton width={lines[row % lines.length]} />
          </div>
        ))}
      </div>
    </Section>
  )
}
