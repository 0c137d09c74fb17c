import { useQuery } from '@tanstack/react-query'
import { failureText } from '@/api/errors'
import { statsQuery } from '@/api/stats'
import { LoadingStatus } from '@/kit/LoadingStatus'
import { QueryView } from '@/kit/QueryView'
import { Skeleton } from '@/kit/Skeleton'
import { Stat } from '@/kit/Stat'
import { StatRow } from '@/kit/StatRow'
import { formatCount } from '@/lib/count'
import { AdminPage } from '../AdminPage'
import { tabOf } from '../tabs'

/** The three totals of the site. */
export function StatsTab() {
  const stats = useQuery(statsQuery())
  return (
    <AdminPage title={tabOf('stats').heading} intro="Everybody who registered, and everything they bought.">
      <QueryView
        query={stats}
        skeleton={
          <>
            <LoadingStatus />
            <Skeleton shape="block" height={112} />
          </>
        }
        failed={(error) => failureText('getStats', error)}
      >
        {({ userCount, subCount, activeSubs }) => (
          <StatRow>
            <Stat value={formatCount(userCount)} label="Total Users" />
            <Stat value={formatCount(subCount)} label="Total Subscriptions" />
            <Stat value={formatCount(activeSubs)} label="Active Subscriptions" />
          </StatRow>
        )}
      </QueryView>
    </AdminPage>
  )
}
