import { useQuery } from '@tanstack/react-query'
import { complaintsQuery } from '@/api/complaints'
import { couponsQuery } from '@/api/couponCalls'
import { plansQuery } from '@/api/plans'
import { allSubscriptionsQuery } from '@/api/subscriptions'
import { usersQuery } from '@/api/users'
import { LinkButton } from '@/kit/actions/LinkButton'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { useNow } from '@/kit/useNow'
import { bothQueries } from '../common/bothQueries'
import { tabOf } from '../tabs'
import { ChartPanel } from './ChartPanel'
import {
  complaintsChart,
  COUPONS_DRAWN,
  couponsChart,
  endingChart,
  newSubscriptionsChart,
  newUsersChart,
  planChart,
  revenueChart,
  statusChart,
} from './charts'

export function StatsCharts() {
  const subscriptions = useQuery(allSubscriptionsQuery())
  const users = useQuery(usersQuery())
  const plans = useQuery(plansQuery())
  const complaints = useQuery(complaintsQuery())
  const coupons = useQuery(couponsQuery())
  const isWaiting = [subscriptions, users, plans, complaints, coupons].some(({ isPending }) => isPending)
  const nowMs = useNow()
  const ofSubscriptions = {
    nowMs,
    query: subscriptions,
    operation: 'listAllSubscriptions',
    emptyTitle: 'No subscriptions yet',
    emptyText: 'Figures appear when the first client chooses a plan.',
  } as const
  return (
    <div className="@container mt-10">
      {isWaiting && <LoadingStatus />}
      {/* charts of equal height share a row, to leave no empty space below either */}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 @min-[680px]:grid-cols-2">
        <ChartPanel title="Subscriptions by status" {...ofSubscriptions} chart={statusChart} bars={4} />
        <ChartPanel title="Subscriptions by plan" {...ofSubscriptions} chart={planChart} bars={3} />
        <ChartPanel
          title="New subscriptions by month"
          {...ofSubscriptions}
          chart={newSubscriptionsChart}
          bars="columns"
        />
        <ChartPanel
          title="New users by month"
          nowMs={nowMs}
          query={users}
          operation="listUsers"
          chart={newUsersChart}
          bars="columns"
          emptyTitle="No users yet"
          emptyText="Figures appear when the first user registers."
        />
        <ChartPanel
          title="Subscriptions ending soon"
          {...ofSubscriptions}
          chart={endingChart}
          bars={3}
          emptyTitle="No active subscriptions"
          emptyText="A subscription is active from its approval until it ends."
        />
        <ChartPanel
          title="Revenue by plan at list price"
          {...ofSubscriptions}
          query={bothQueries(subscriptions, plans)}
          chart={revenueChart}
          bars={3}
          emptyTitle="No revenue yet"
          emptyText="Figures appear when you approve the first subscription."
        />
        <ChartPanel
          title="Open complaints by age"
          nowMs={nowMs}
          query={complaints}
          operation="listComplaints"
          chart={complaintsChart}
          bars={5}
          emptyTitle="No open complaints"
          emptyText="No one is waiting for an answer."
        />
        <ChartPanel
          title="Coupon use"
          nowMs={nowMs}
          query={coupons}
          operation="listCoupons"
          chart={couponsChart}
          bars={COUPONS_DRAWN}
          emptyTitle="No coupons yet"
          emptyText="Uses of each coupon are counted here."
          emptyAction={
            <LinkButton size="sm" to={tabOf('coupons').path}>
              Create a coupon
            </LinkButton>
          }
        />
      </div>
    </div>
  )
}
