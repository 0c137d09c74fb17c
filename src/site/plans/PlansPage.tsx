import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { offersQuery } from '@/api/plans'
import { useLeftOut } from '@/api/useLeftOut'
import { pageTitle } from '@/config/brand'
import { BelowFold } from '@/firstLoad/BelowFold'
import { QueryView } from '@/kit/feedback/QueryView'
import { UnreadNote } from '@/kit/feedback/UnreadNote'
import { paths } from '@/paths'
import { lazyCode } from '@/platform/code'
import { failureText } from '@/texts/calls'
import { ClosingBand } from '../blocks'
import { PlanBenefits } from './PlanBenefits'
import { PlanCards } from './PlanCards'
import { PlanComparison } from './PlanComparison'
import { PlanFaq } from './PlanFaq'
import { ComparisonSkeleton, PlansSkeleton } from './PlansSkeleton'

// rarely shown, so its drawing stays out of the first load
const NoPlans = lazyCode(async () => (await import('./NoPlans')).NoPlans)

export function PlansPage() {
  // reads no more, so that a refetch of the same plans renders nothing
  const { data, isPending } = useQuery(offersQuery())
  return (
    <>
      <title>{pageTitle('Plans')}</title>
      <div className="wrap halves items-end gap-y-5 pt-[clamp(40px,5vw,72px)] pb-10">
        <h1 className="display-1">Plain plans, one price each.</h1>
        <p className="lede max-w-[29.9em]">
          Pay by UPI, send us the transaction ID, and a person switches your plan on. It ends on a date you
          know and never renews by itself.
        </p>
      </div>
      <PlanList />
      <BelowFold className="below-the-fold">
        <PlanBenefits />
        {isPending && <ComparisonSkeleton />}
        {data && data.length > 1 && <PlanComparison plans={data} />}
        <PlanFaq />
        <ClosingBand
          id="plans-closing"
          title="Not sure which one?"
          first={['Contact Us', paths.contact()]}
          second={['See individual services', paths.services()]}
        >
          Tell us what your site has to do. Within 24 hours we reply with a plan and a price.
        </ClosingBand>
      </BelowFold>
    </>
  )
}

function PlanList() {
  const plans = useQuery(offersQuery())
  const leftOut = useLeftOut()
  return (
    <section aria-label="Plans" className="wrap">
      <QueryView
        query={plans}
        skeleton={<PlansSkeleton />}
        failed={(error) => failureText('listPlans', error)}
        retryLabel="Try Again"
        empty={{
          when: (list) => list.length === 0,
          view: (
            <Suspense fallback={<PlansSkeleton />}>
              <NoPlans />
            </Suspense>
          ),
        }}
      >
        {(list) => (
          <>
            <PlanCards plans={list} />
            <p className="mt-[18px] text-14 text-ink-3">
              All prices are in rupees, for the whole term. Have a coupon? Enter it when you pay.
            </p>
          </>
        )}
      </QueryView>
      <UnreadNote count={leftOut} />
    </section>
  )
}
