import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useParams } from 'react-router-dom'
import { offersQuery } from '@/api/plans'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import { pageTitle } from '@/config/brand'
import { Container } from '@/kit/layout/Container'
import { QueryView } from '@/kit/feedback/QueryView'
import { TextLink } from '@/kit/text/TextLink'
import { paths, planSlug } from '@/paths'
import { RequireUser } from '@/session/guards'
import { useSession } from '@/session/session'
import { failureText } from '@/texts/calls'
import { ownerOf } from '@/session/owner'
import { Unreachable } from '../shell/Unreachable'
import { storedDraft } from './paymentDraft'
import { PaymentForm } from './PaymentForm'
import { readReceipt } from './paymentReceipt'
import { PaymentSkeleton } from './PaymentSkeleton'
import { findPlan } from './planLookup'
import { lazyCode } from '@/platform/code'

// loaded on demand, because most visits to this page need neither
const InvalidPlan = lazyCode(async () => (await import('./InvalidPlan')).InvalidPlan)
const PaymentResult = lazyCode(async () => (await import('./PaymentResult')).PaymentResult)

/** The payment for the plan in the address, and the result after it is submitted. */
export function PaymentPage() {
  const { plan = '' } = useParams()
  const { state } = useLocation()
  const receipt = readReceipt(state)
  const order = <PaymentOrder slug={plan} />
  if (!receipt) return order
  // check the owner: Back, Forward or a reload could show the receipt to the next user
  return (
    <RequireUser pending={<Pending />} failed={() => order}>
      {(user) =>
        ownerOf(user) === receipt.owner ? (
          <Suspense fallback={<Pending />}>
            <PaymentResult receipt={receipt} />
          </Suspense>
        ) : (
          order
        )
      }
    </RequireUser>
  )
}

/** Puts the order beside the steps on wide screens. */
const orderGrid =
  'grid grid-cols-[minmax(0,1fr)] items-start gap-7 pt-8 lg:grid-cols-[minmax(0,1fr)_372px] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:pb-24'

const Pending = () => (
  <Container className={`${orderGrid} [&>div]:contents`}>
    <PaymentSkeleton />
  </Container>
)

function PaymentOrder({ slug }: { slug: string }) {
  const plans = useQuery(offersQuery())
  const session = useSession()
  const { status, user } = session
  const owner = user && ownerOf(user)
  // the notice about them is above the steps, which must not move when it arrives
  const subscriptions = useQuery({ ...mySubscriptionsQuery(), enabled: user !== null })
  const found = plans.data ? findPlan(plans.data, slug) : null
  // a payment that was begun for one plan must not continue for another with a similar name
  const withdrawn = found && planSlug(found.name) !== planSlug(slug) && storedDraft(slug, owner)
  const plan = withdrawn ? null : found
  const title = `Pay for ${plan?.name ?? 'your plan'}`
  if (plans.data && !plan)
    return (
      <Suspense fallback={<Pending />}>
        <InvalidPlan plans={plans.data} />
      </Suspense>
    )
  return (
    <Container className={orderGrid}>
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="lg:col-start-1 lg:row-start-1">
        <TextLink standalone to={paths.plans()} className="text-14">
          Back to Plans
        </TextLink>
        <h1 className="mt-2 text-[clamp(1.75rem,1.3rem+1.9vw,3rem)] leading-[1.06] wrap-anywhere">{title}</h1>
      </div>
      {/* the wrapper of QueryView must not come between this grid and its cells */}
      <div className="contents [&>div]:contents">
        <QueryView
          query={plans}
          skeleton={<PaymentSkeleton />}
          failed={(error) => failureText('listPlans', error)}
          retryLabel="Try Again"
          failedClassName="pb-16 lg:col-start-1 lg:row-start-2"
        >
          {() => {
            // the draft's owner is unknown until the session has loaded
            if (status === 'failed') return <Unreachable session={session} className="lg:row-start-2" />
            if (status === 'loading' || !plan || (user && subscriptions.isPending)) return <PaymentSkeleton />
            return <PaymentForm key={`${plan._id} ${owner}`} plan={plan} owner={owner} />
          }}
        </QueryView>
      </div>
    </Container>
  )
}
