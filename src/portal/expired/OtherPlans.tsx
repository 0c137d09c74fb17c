import { useQuery } from '@tanstack/react-query'
import { offersQuery } from '@/api/plans'
import { Badge } from '@/kit/feedback/Badge'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { LinkButton } from '@/kit/actions/LinkButton'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { TextLink } from '@/kit/text/TextLink'
import { daysText } from '@/lib/count'
import { rupees } from '@/lib/money'
import { paths } from '@/paths'
import { failureText } from '@/texts/calls'
import { texts } from '@/texts/texts'

export function OtherPlans() {
  const query = useQuery(offersQuery())
  return (
    <Panel
      flush
      title="Choose a plan"
      action={
        <TextLink standalone to={paths.plans()} className="text-14">
          Compare them
        </TextLink>
      }
    >
      <QueryView
        query={query}
        skeleton={<OffersSkeleton />}
        failed={(error) => failureText('listPlans', error)}
        failedClassName="p-5"
        empty={{ when: (plans) => plans.length === 0, view: <EmptyState title={texts.noPlans} /> }}
      >
        {(plans) => (
          <ul className="[&>li:last-child]:border-b-0">
            {plans.map((plan) => (
              <li
                key={plan._id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-5 py-3.5"
              >
                <div className="min-w-0 flex-1 basis-40">
                  <h3 className="flex flex-wrap items-center gap-2 text-16 wrap-anywhere">
                    {plan.name}
                    {plan.highlight && <Badge tone="gold">Best Value</Badge>}
                  </h3>
                  <p className="text-14 text-ink-2">{daysText(plan.duration)}</p>
                </div>
                <strong className="text-22 tabular-nums">{rupees(plan.price)}</strong>
                <LinkButton size="sm" to={paths.payment(plan.name)}>
                  Choose <span className="sr-only">{plan.name}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Panel>
  )
}

function OffersSkeleton() {
  return (
    <div aria-busy="true" className="divide-y divide-line">
      <LoadingStatus />
      {[70, 92, 48].map((width) => (
        <div key={width} className="flex items-center gap-4 px-5 py-4.5">
          <div className="grid flex-1 gap-2.5">
            <Skeleton width={width} height={16} />
            <Skeleton width={52} />
          </div>
          <Skeleton width={72} height={22} />
          <Skeleton shape="block" width={72} height={34} />
        </div>
      ))}
    </div>
  )
}
