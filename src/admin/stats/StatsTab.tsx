import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { statsQuery } from '@/api/stats'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { QueryView } from '@/kit/feedback/QueryView'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { Stat } from '@/kit/text/Stat'
import { StatRow } from '@/kit/text/StatRow'
import { formatCount } from '@/lib/count'
import { failureText } from '@/texts/calls'
import { TabPage } from '../common/TabPage'
import { StatsCharts } from './StatsCharts'

export function StatsTab() {
  const stats = useQuery(statsQuery())
  return (
    <TabPage tab="stats" intro="Your users, subscriptions and revenue in figures.">
      <QueryView query={stats} skeleton={<TotalsShapes />} failed={(error) => failureText('getStats', error)}>
        {({ userCount, subCount, activeSubs }) => (
          <Totals>
            <Stat value={formatCount(userCount)} label="Total Users" />
            <Stat value={formatCount(subCount)} label="Total Subscriptions" />
            <Stat value={formatCount(activeSubs)} label="Active Subscriptions" />
          </Totals>
        )}
      </QueryView>
      <StatsCharts />
    </TabPage>
  )
}

/** Never two columns: the third figure would have a row to itself. */
function Totals({ children }: { children: ReactNode }) {
  return (
    <StatRow className="grid-cols-3! slim:grid-cols-1! [&_dd]:text-[clamp(1.375rem,0.6rem+3.6vw,4rem)]! max-xs:[&_dt]:text-12! [&>div]:pr-1.5 max-xs:[&>div]:pl-2.5!">
      {children}
    </StatRow>
  )
}

function TotalsShapes() {
  const label = (
    // labels take two lines on a phone
    <div className="h-[2lh] pt-1 min-[511px]:h-[1lh]">
      <Skeleton width="75%" />
    </div>
  )
  return (
    <div aria-busy="true">
      <LoadingStatus />
      <div aria-hidden="true">
        <Totals>
          {['users', 'subscriptions', 'active'].map((id) => (
            <Stat key={id} value={<Skeleton width="2em" height="1em" />} label={label} />
          ))}
        </Totals>
      </div>
    </div>
  )
}
