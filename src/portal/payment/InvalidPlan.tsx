import { useParams } from 'react-router-dom'
import { pageTitle } from '@/config/brand'
import type { Plan } from '@/contract'
import { Container } from '@/kit/layout/Container'
import { Banner } from '@/kit/feedback/Banner'
import { LinkButton } from '@/kit/actions/LinkButton'
import { TextLink } from '@/kit/text/TextLink'
import { daysText } from '@/lib/count'
import { ownerOf } from '@/session/owner'
import { rupees, totalToPay } from '@/lib/money'
import { paths } from '@/paths'
import { useSession } from '@/session/session'
import { texts } from '@/texts/texts'
import { MoneyGone } from './OrderSummary'
import { addToTicketDraft } from '../support/complaintDrafts'
import { type PaymentDraft, storedDraft } from './paymentDraft'

function paidText(slug: string, { planName = slug, price, discount, transactionId }: PaymentDraft): string {
  const paid = typeof price === 'number' ? ` ${rupees(totalToPay(price, discount ?? 0))}` : ''
  return `I paid${paid} for the plan “${planName}”, which is no longer on offer. My transaction ID is ${transactionId}.`
}

/** Shown if the plan in the address does not exist, or no longer exists. Lists the available plans. */
export function InvalidPlan({ plans }: { plans: readonly Plan[] }) {
  const { plan: slug = '' } = useParams()
  const { user } = useSession()
  const owner = user && ownerOf(user)
  const draft = storedDraft(slug, owner)
  return (
    <Container className="grid justify-items-start gap-6 pt-8 pb-16 lg:pb-24">
      <title>{pageTitle('Invalid plan')}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-[clamp(1.75rem,1.3rem+1.9vw,3rem)] leading-[1.06]">{texts.invalidPlan}</h1>
      {plans.length === 0 ? (
        <p>{texts.noPlans}</p>
      ) : (
        <div className="w-full max-w-[640px]">
          <p id="available-plans" className="text-18 text-ink-2">
            These plans are available:
          </p>
          <ul aria-labelledby="available-plans" className="mt-3 border-b border-line-2">
            {plans.map((plan) => (
              <li
                key={plan._id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line-2 py-2.5"
              >
                <TextLink standalone to={paths.payment(plan.name)} className="wrap-anywhere">
                  {plan.name}
                </TextLink>
                <span className="text-14 text-ink-2 tabular-nums">
                  {rupees(plan.price)}, {daysText(plan.duration)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {owner !== null && draft?.transactionId ? (
        <Banner
          tone="warn"
          title="This plan is no longer on offer"
          action={
            <LinkButton
              size="sm"
              to={paths.support()}
              onClick={() => addToTicketDraft(owner, paidText(slug, draft))}
            >
              Open a ticket
            </LinkButton>
          }
        >
          If you have paid, open a ticket. We’ll fill in your transaction ID {draft.transactionId} for you.
        </Banner>
      ) : (
        draft && (
          <p className="text-ink-2">
            <MoneyGone />
          </p>
        )
      )}
      <LinkButton to={paths.plans()}>Back to Plans</LinkButton>
    </Container>
  )
}
