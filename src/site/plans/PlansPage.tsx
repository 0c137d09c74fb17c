import { useQuery } from '@tanstack/react-query'
import { plansQuery } from '@/api/plans'
import { useLeftOut } from '@/api/useLeftOut'
import { pageTitle } from '@/config/brand'
import { Container } from '@/kit/layout/Container'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { LinkButton } from '@/kit/actions/LinkButton'
import { QueryView } from '@/kit/feedback/QueryView'
import { UnreadNote } from '@/kit/feedback/UnreadNote'
import { paths } from '@/paths'
import { failureText } from '@/texts/calls'
import { texts } from '@/texts/texts'
import { PlanBenefits } from './PlanBenefits'
import { PlanCards } from './PlanCards'
import { PlanComparison } from './PlanComparison'
import { PlanFaq } from './PlanFaq'
import { PlansClosing } from './PlansClosing'
import { PlansSkeleton } from './PlansSkeleton'

export function PlansPage() {
  const plans = useQuery(plansQuery())
  const leftOut = useLeftOut()
  const comparable = plans.data && plans.data.length > 1 ? plans.data : null
  return (
    <>
      <title>{pageTitle('Plans')}</title>
      <meta
        name="description"
        content="Plans in rupees for the whole term, paid by UPI and switched on by a person. No plan renews by itself."
      />
      <Container className="grid items-end gap-[clamp(20px,5vw,80px)] pt-[clamp(40px,5vw,72px)] pb-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h1 className="text-[clamp(2.5rem,1.1rem+4.2vw,4.25rem)] leading-none tracking-[-.036em]">
          Plain plans, one price each.
        </h1>
        <p className="max-w-[46ch] text-[clamp(1.0625rem,1rem+.3vw,1.1875rem)] text-ink-2 lg:justify-self-end">
          Pay by UPI, send us the transaction ID, and a person switches your plan on. It ends on the day we
          say. It never renews by itself.
        </p>
      </Container>
      <section aria-label="Plans">
        <Container>
          <QueryView
            query={plans}
            skeleton={<PlansSkeleton />}
            failed={(error) => failureText('listPlans', error)}
            retryLabel="Try Again"
            empty={{ when: (list) => list.length === 0, view: <NoPlans /> }}
          >
            {(list) => (
              <>
                <PlanCards plans={list} />
                <p className="mt-[18px] text-14 text-ink-3">
                  All prices in rupees, for the whole term. Have a coupon? It goes in at the payment step.
                </p>
              </>
            )}
          </QueryView>
          <UnreadNote count={leftOut} />
        </Container>
      </section>
      <PlanBenefits />
      {comparable && <PlanComparison plans={comparable} />}
      <PlanFaq />
      <PlansClosing />
    </>
  )
}

function NoPlans() {
  return (
    <div className="rounded-3 border border-line-2 bg-surface">
      <EmptyState
        level={2}
        title={texts.noPlans}
        action={
          <>
            <LinkButton variant="primary" to={paths.contact()}>
              Contact Us
            </LinkButton>
            <LinkButton to={paths.services()}>See single services</LinkButton>
          </>
        }
      >
        We are rewriting our price list. Until it is back, tell us what you need and we will quote it by hand.
      </EmptyState>
    </div>
  )
}
