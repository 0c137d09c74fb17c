import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { plansQuery } from '@/api/plans'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import type { Plan, Subscription } from '@/contract'
import { isPending, namesNoPayment, runningTerm, waitingRequest } from '@/domain/subscription'
import { Banner } from '@/kit/feedback/Banner'
import { LinkButton } from '@/kit/actions/LinkButton'
import { QueryView } from '@/kit/feedback/QueryView'
import { useNow } from '@/kit/useNow'
import { daysText } from '@/lib/count'
import { DAY, daysLeft, formatDateTime, formatLongDate } from '@/lib/dates'
import { paths } from '@/paths'
import { token } from '@/platform/token'
import { useSignal } from '@/platform/useSignal'
import { loginPath } from '@/session/wayBack'
import { lastUser } from '@/session/lastUser'
import { ending } from '@/session/state'
import { failureText } from '@/texts/calls'

/** Notices to read before paying: an account is needed, or this plan was already bought. */
export function PaymentNotices({ plan }: { plan: Plan }) {
  const signedIn = useSignal(token) !== null
  const { notice } = useSignal(ending)
  const { pathname, search } = useLocation()
  if (signedIn) return <BoughtNotice plan={plan} />
  return (
    <Banner
      tone="info"
      className="mb-6"
      action={
        <LinkButton size="sm" to={loginPath(pathname + search)}>
          Login
        </LinkButton>
      }
    >
      {notice === null && lastUser() === null
        ? 'Log in before you pay, so that we know whose payment it is. What you enter here is kept.'
        : `${notice ?? 'You’re logged out.'} What you entered here is kept for you.`}
    </Banner>
  )
}

/** Says that a request for this plan is waiting, or that the plan is running. */
function BoughtNotice({ plan }: { plan: Plan }) {
  const nowMs = useNow()
  const subscriptions = useQuery(mySubscriptionsQuery())
  const plans = useQuery(plansQuery())
  return (
    <QueryView
      query={subscriptions}
      skeleton={null}
      failed={(error) => failureText('listMySubscriptions', error)}
      failedClassName="mb-6"
    >
      {(list) => {
        const waiting = waitingRequest(list, plan, plans.data ?? [])
        const end = runningTerm(list, plan, plans.data ?? [], nowMs)?.expiresAt
        if (waiting)
          return (
            <Banner
              tone="warn"
              className="mb-6"
              title={`You already have a request for ${plan.name}`}
              action={
                <LinkButton size="sm" to={paths.dashboard()}>
                  Go to the dashboard
                </LinkButton>
              }
            >
              {waitingText(waiting)}
            </Banner>
          )
        if (!end) return null
        return (
          <Banner
            tone="warn"
            className="mb-6"
            title={`Your ${plan.name} plan runs until ${formatLongDate(end)}`}
            action={
              <LinkButton size="sm" to={paths.subscription()}>
                See your subscription
              </LinkButton>
            }
          >
            If we approve a new term of {daysText(plan.duration)} today, it ends on{' '}
            {formatLongDate(nowMs + plan.duration * DAY)}. We don’t add the {daysText(daysLeft(end, nowMs))}{' '}
            you have left. To use your current term in full, wait until it ends and then request a renewal on
            your subscription page.
          </Banner>
        )
      }}
    </QueryView>
  )
}

function waitingText(request: Subscription): string {
  if (!isPending(request))
    return 'You have requested a renewal. Your new term begins when we approve it, so please do not buy the plan again.'
  const { uniqueId, createdAt } = request
  const stop = namesNoPayment(request) ? 'Please do not pay for it.' : 'Please do not pay a second time.'
  return `Your request ${uniqueId} from ${formatDateTime(createdAt)} is waiting for approval. ${stop}`
}
