import type { Stats } from '@/contract'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Panel } from '@/kit/layout/Panel'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { Stat } from '@/kit/text/Stat'
import { StatRow } from '@/kit/text/StatRow'
import { formatCount, formatPercent } from '@/lib/count'
import { revenue } from '@/lib/money'
import { figures } from './figures'

export function Overview({ stats }: { stats: Stats }) {
  const { conversionRate, averageRevenue, activeRate } = figures(stats)
  return (
    <div className="grid gap-8">
      {/* smaller figures than on the site, because a revenue of crores must fit its column */}
      <StatRow className="grid-cols-2! slim:grid-cols-1! lg:grid-cols-4! [&_dd]:text-[clamp(1.5rem,1rem+1.9vw,2.25rem)]!">
        <Stat value={formatCount(stats.userCount)} label="Total Users" />
        <Stat value={revenue(stats.totalRevenue)} label="Total Revenue" note="in rupees, despite the $" />
        <Stat value={formatCount(stats.subCount)} label="Total Subscriptions" />
        <Stat value={formatCount(stats.activeSubs)} label="Active Subscriptions" />
      </StatRow>
      <Panel title="Quick Overview" flush>
        <dl className="grid sm:grid-cols-3">
          <Figure
            term="Conversion Rate"
            value={formatPercent(conversionRate)}
            note="active subscriptions per user"
          />
          <Figure
            term="Avg Revenue per User"
            value={revenue(averageRevenue, 2)}
            note="in rupees, from all approved plans"
          />
          <Figure term="Active Rate" value={formatPercent(activeRate)} note="of all subscriptions" />
        </dl>
      </Panel>
    </div>
  )
}

function Figure({ term, value, note }: { term: string; value: string; note: string }) {
  return (
    <div className="flex flex-col border-line px-5 py-4 not-last:max-sm:border-b not-last:sm:border-r">
      <dt className="text-14 text-ink-2">{term}</dt>
      <dd className="text-28 leading-[1.3] font-[560] tracking-[-.03em] tabular-nums">{value}</dd>
      <dd className="text-12 text-ink-3">{note}</dd>
    </div>
  )
}

export function OverviewShapes() {
  return (
    <div aria-busy="true" className="grid gap-8">
      <LoadingStatus />
      <div className="grid grid-cols-2 gap-7 border-t-2 border-ink pt-5 slim:grid-cols-1 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((id) => (
          <div key={id} className="pl-[18px]">
            <Skeleton width="60%" height="clamp(1.5rem, 1rem + 1.9vw, 2.25rem)" />
            <Skeleton width="75%" height={21} className="mt-2.5" />
            {id === 'b' && <Skeleton width="60%" height={14} className="mt-1" />}
          </div>
        ))}
      </div>
      {/* as tall as the three figures, which stack on a phone */}
      <div className="h-[382px] sm:h-[163px]">
        <Skeleton height="100%" className="rounded-3" />
      </div>
    </div>
  )
}
