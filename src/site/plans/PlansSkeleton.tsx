import { cx } from '@/kit/cx'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { Section } from '../blocks'
import { planCard } from './planCard'

const lines = ['78%', '62%', '70%', '54%', '66%', '74%', '58%']

/** The usual number of features of each plan. */
const featureCounts = [4, 7, 4]

export function PlansSkeleton() {
  return (
    <div aria-busy="true">
      <LoadingStatus label="Loading plans…" />
      <noscript>
        You need JavaScript to see the plans here. Without it,{' '}
        <TextLink to={paths.contact()}>ask us for them</TextLink>.
      </noscript>
      <div className="grid gap-(--gap) rail:grid-cols-3">
        {featureCounts.map((count, card) => (
          <div key={card} className={cx(planCard, 'border-line-2')}>
            <Skeleton width={110} height={25} />
            <div>
              <Skeleton width={150} height={24} />
              <Skeleton width="58%" height="clamp(2.5rem, 2rem + 1.6vw, 3.5rem)" className="mt-2" />
            </div>
            <div className="grid content-start gap-[18px] py-1">
              {lines.slice(0, count).map((width) => (
                <Skeleton key={width} width={width} />
              ))}
            </div>
            <Skeleton shape="block" height={46} className="rounded-2!" />
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
      <div
        className="grid border-t-2 border-line-2"
        style={{ height: 'clamp(863px, 1377px - 36vw, 1167px)' }}
      >
        {Array.from({ length: 18 }, (_, row) => (
          <div
            key={row}
            className="grid grid-cols-[2fr_1fr_1fr_1fr] items-center border-b border-line sm:grid-cols-[calc((100%+var(--gap))/3)_1fr_1fr_1fr]"
          >
            <Skeleton width={lines[row % lines.length]} />
            {featureCounts.map((_count, plan) => (
              <Skeleton key={plan} width="30%" />
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
