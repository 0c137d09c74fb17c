import { Phrases } from '@/kit/text/Phrases'
import { ArrowRight, Check, Hourglass, TriangleAlert } from 'lucide-react'
import { brand, pageTitle } from '@/config/brand'
import { Banner } from '@/kit/feedback/Banner'
import { Container } from '@/kit/layout/Container'
import { CopyButton } from '@/kit/actions/CopyButton'
import { LinkButton } from '@/kit/actions/LinkButton'
import { TextLink } from '@/kit/text/TextLink'
import { isPending, wasApproved } from '@/domain/subscription'
import { daysText } from '@/lib/count'
import { formatLongDate } from '@/lib/dates'
import { rupees } from '@/lib/money'
import { paths } from '@/paths'
import { texts } from '@/texts/texts'
import { useWatchedSubscriptions } from '../shell/usePortalLinks'
import type { PaymentReceipt } from './paymentReceipt'

const outcomes = {
  waiting: {
    title: 'Submitted, waiting for approval',
    text: 'Your plan isn’t active yet: we check every request first.',
    Icon: Hourglass,
  },
  approved: {
    title: 'This request was approved',
    text: 'Your dashboard shows when the plan ends.',
    Icon: Check,
  },
  rejected: {
    title: 'This request was rejected',
    text: 'Your dashboard shows the reason.',
    Icon: TriangleAlert,
  },
}

/** What has become of the request, if the user's list tells. */
function useOutcome(subscriptionId: string): keyof typeof outcomes {
  const { data = [] } = useWatchedSubscriptions()
  const request = subscriptionId === '' ? undefined : data.find(({ uniqueId }) => uniqueId === subscriptionId)
  if (!request || isPending(request)) return 'waiting'
  if (wasApproved(request)) return 'approved'
  return request.status === 'rejected' ? 'rejected' : 'waiting'
}

/** The address did not change, so focus the heading to announce the page. */
const focusOnMount = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })

function fateOf({ granted, problem }: NonNullable<PaymentReceipt['coupon']>): string {
  if (granted !== undefined) return `now takes ${rupees(granted)} off`
  return problem === '' ? 'may not have been used' : 'was not used'
}

export function PaymentResult({ receipt }: { receipt: PaymentReceipt }) {
  const { subscriptionId, plan, durationDays, expiresAt, total, transactionId, coupon } = receipt
  const outcome = useOutcome(subscriptionId)
  const { title, text, Icon } = outcomes[outcome]
  const rows = [
    { term: 'Subscription ID', value: subscriptionId, copied: true },
    { term: 'Plan', value: `${plan}, ${daysText(durationDays)}`, copied: false },
    { term: 'Total', value: rupees(total), copied: false },
    { term: 'Transaction ID', value: transactionId, copied: true },
  ].filter(({ value }) => value !== '')
  return (
    <Container className="pt-8 pb-16 lg:pb-24">
      <title>{pageTitle(title)}</title>
      <meta name="robots" content="noindex" />
      <div className="grid max-w-[760px] grid-cols-[minmax(0,1fr)] gap-8">
        <header className="grid justify-items-start gap-4">
          <span className="grid size-12 place-items-center rounded-full bg-accent text-on-accent">
            <Icon aria-hidden="true" className="i" />
          </span>
          <h1
            ref={focusOnMount}
            tabIndex={-1}
            className="text-[clamp(1.75rem,1.3rem+1.9vw,3rem)] leading-[1.06]"
          >
            {title}
          </h1>
          <p role="status" className="text-18 text-ink-2">
            {outcome === 'waiting' && `We have your request for ${plan}. `}
            {text}
          </p>
        </header>
        {coupon && (coupon.problem !== null || coupon.granted !== undefined) && (
          <Banner tone="warn" title={`We have your request, but coupon ${coupon.code} ${fateOf(coupon)}`}>
            {coupon.problem && `Reason: ${coupon.problem} `}Your request includes {rupees(coupon.amount)} off,
            so we may ask you about the coupon. You don’t need to submit again.
          </Banner>
        )}
        <dl className="overflow-hidden rounded-3 border border-t-8 border-line-2 border-t-accent bg-surface">
          {rows.map(({ term, value, copied }) => (
            <div
              key={term}
              className="flex min-h-[60px] flex-wrap items-center gap-x-4 gap-y-1 border-line px-5 py-3 not-first:border-t sm:px-6"
            >
              <dt className="w-full text-14 text-ink-3 sm:w-44">{term}</dt>
              <dd className="min-w-0 flex-1 text-18 font-[600] wrap-anywhere tabular-nums">{value}</dd>
              {copied && (
                <dd>
                  <CopyButton value={value} what={term} announcement={texts.copied} />
                </dd>
              )}
            </div>
          ))}
        </dl>
        {outcome === 'waiting' && (
          <section aria-labelledby="what-next">
            <h2 id="what-next" className="text-22">
              What happens next
            </h2>
            <ol className="mt-3 grid list-decimal gap-2 pl-5 text-ink-2 marker:text-ink-3">
              <li>
                We{' '}
                {total > 0 ? 'check the transaction ID against our bank statement' : 'look at your request'},
                usually within a few hours, <Phrases text={brand.hours} />.
              </li>
              <li>Your dashboard shows our decision, with the reason if we reject the request.</li>
              <li>
                Your term of {daysText(durationDays)}{' '}
                {expiresAt ? `ends on ${formatLongDate(expiresAt)}.` : 'starts on approval, not before.'}
              </li>
            </ol>
          </section>
        )}
        <div className="flex flex-wrap gap-3">
          <LinkButton variant="primary" to={paths.dashboard()}>
            Go to the dashboard <ArrowRight aria-hidden="true" />
          </LinkButton>
          <LinkButton to={paths.purchases()}>See your purchases</LinkButton>
        </div>
        <p className="text-14 text-ink-2">
          Something wrong? <TextLink to={paths.support()}>Open a ticket</TextLink> and quote the{' '}
          {subscriptionId === '' ? 'transaction' : 'subscription'} ID.
        </p>
      </div>
    </Container>
  )
}
