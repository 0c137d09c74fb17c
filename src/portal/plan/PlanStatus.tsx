import type { ReactNode } from 'react'
import { TriangleAlert } from 'lucide-react'
import { brand } from '@/config/brand'
import { Banner } from '@/kit/feedback/Banner'
import { LinkButton } from '@/kit/actions/LinkButton'
import { TextLink } from '@/kit/text/TextLink'
import { formatDateTime, formatLongDate } from '@/lib/dates'
import { paths } from '@/paths'
import { namesNoPayment, subscriptionStatus } from '@/domain/subscription'
import type { SubscriptionState } from '@/domain/term'
import { PendingPath } from './PendingPath'
import { RequestRenewal } from './RequestRenewal'
import { TermFigure } from './TermFigure'
import type { TodaysPlan } from './usePlanOf'

type PlanStatusProps = { state: SubscriptionState; plan: TodaysPlan; onRenewalRequested: () => void }

export function PlanStatus({ state, plan, onRenewalRequested }: PlanStatusProps) {
  const { subscription } = state
  switch (state.kind) {
    case 'active':
      return <TermFigure term={state.term} loading={plan === undefined} />
    case 'expiring':
      return (
        <>
          <TermFigure term={state.term} loading={plan === undefined} ending />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-warn-line pt-4">
            <p className="min-w-0 flex-[1_1_18em]">
              <strong className="flex items-center gap-2">
                <TriangleAlert aria-hidden="true" className="i text-warn" />
                Your plan ends on {formatLongDate(state.term.endsAt)}
              </strong>
              <span className="text-14 text-ink-2">
                You can request a renewal once the plan has ended, or choose another plan today.
              </span>
            </p>
            <LinkButton variant="primary" size="sm" to={paths.plans()}>
              Choose another plan
            </LinkButton>
          </div>
        </>
      )
    case 'pending':
      return <PendingPath subscription={subscription} />
    case 'expired':
      return (
        <>
          <Lead title={endedText(subscription.expiresAt)}>
            Request a renewal of this plan, or choose another plan. We check every request.
          </Lead>
          <RequestRenewal subscription={subscription} onRequested={onRenewalRequested} />
        </>
      )
    case 'renewal-pending':
      return (
        <>
          <Lead title="Renewal requested">
            {subscription.renewalRequestDate
              ? `You requested it on ${formatDateTime(subscription.renewalRequestDate)}. `
              : ''}
            Your new term begins when we approve the renewal.
          </Lead>
          <p className="text-14 text-ink-2">{endedText(subscription.expiresAt)}.</p>
        </>
      )
    case 'renewal-rejected':
      return (
        <>
          <Banner tone="err" title="Your renewal was rejected">
            <Reason text={state.reason} />
          </Banner>
          <Lead title={endedText(subscription.expiresAt)}>
            Please sort this out first, then request a renewal again.
          </Lead>
          <RequestRenewal subscription={subscription} onRequested={onRenewalRequested} />
        </>
      )
    case 'rejected':
      return (
        <>
          <Banner tone="err" title="This request was rejected">
            <Reason text={state.reason} />
          </Banner>
          {namesNoPayment(subscription) ? (
            <p className="text-ink-2">
              If you used a coupon, you can’t use it again: write to{' '}
              <TextLink to={paths.support()}>support</TextLink>.
            </p>
          ) : (
            <p className="text-ink-2">
              Did you pay anyway?{' '}
              {plan ? (
                <>
                  <TextLink to={paths.payment(plan.name)}>Submit it again</TextLink> with the right
                  transaction ID, or write
                </>
              ) : (
                'Write'
              )}{' '}
              to <TextLink to={paths.support()}>support</TextLink>.
              {plan && ' If you used a coupon, you can’t use it again: write to support first.'}
            </p>
          )}
          <div>
            <LinkButton variant="primary" size="sm" to={paths.plans()}>
              Choose a plan
            </LinkButton>
          </div>
        </>
      )
    case 'other':
      return (
        <Lead title={`Status: ${subscriptionStatus(subscription.status).text}`}>
          There’s nothing left for you to do here. If you expected something else,{' '}
          <TextLink to={paths.support()}>write to support</TextLink> or to{' '}
          <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink>.
        </Lead>
      )
  }
}

const endedText = (expiresAt: string | null | undefined): string =>
  expiresAt ? `Your plan ended on ${formatLongDate(expiresAt)}` : 'Your plan has ended'

function Lead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <p className="text-28 leading-[1.15] font-[580] tracking-(--track-head) wrap-anywhere">{title}</p>
      <p className="text-ink-2">{children}</p>
    </div>
  )
}

function Reason({ text }: { text: string | null }) {
  return <p className="whitespace-pre-line">{text?.trim() ? `Reason: ${text}` : 'No reason was given.'}</p>
}
