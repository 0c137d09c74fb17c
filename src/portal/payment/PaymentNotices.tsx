import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { plansQuery } from '@/api/plans'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import type { Plan } from '@/contract'
import { pendingRequest } from '@/domain/subscription'
import { Banner } from '@/kit/feedback/Banner'
import { LinkButton } from '@/kit/actions/LinkButton'
import { QueryView } from '@/kit/feedback/QueryView'
import { formatDateTime } from '@/lib/dates'
import { paths } from '@/paths'
import { token } from '@/platform/token'
import { useSignal } from '@/platform/useSignal'
import { loginPath } from '@/session/wayBack'
import { ending } from '@/session/state'
import { failureText } from '@/texts/calls'

/** What to know before paying: an account is needed, or a request for this plan is already pending. */
export function PaymentNotices({ plan }: { plan: Plan }) {
  const signedIn = useSignal(token) !== null
  const { notice } = useSignal(ending)
  const { pathname, search } = useLocation()
  if (signedIn) return <PendingNotice plan={plan} />
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
      {notice === null
        ? 'Log in before you pay, so that we know whose payment it is. What you enter here stays.'
        : `${notice} What you had entered here is kept for you.`}
    </Banner>
  )
}

function PendingNotice({ plan }: { plan: Plan }) {
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
        const waiting = pendingRequest(list, plan, plans.data ?? [])
        return (
          waiting && (
            <Banner
              tone="warn"
              className="mb-6"
              title={`You already have a request for ${plan.name}`}
              action={
                <LinkButton size="sm" to={paths.dashboard()}>
                  To the dashboard
                </LinkButton>
              }
            >
              {waiting.uniqueId || 'Your request'} of {formatDateTime(waiting.createdAt)} is waiting for
              approval. Please do not pay a second time.
            </Banner>
          )
        )
      }}
    </QueryView>
  )
}
