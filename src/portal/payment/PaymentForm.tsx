import { useEffect, useEffectEvent, useRef } from 'react'
import { brand } from '@/config/brand'
import { Phrases } from '@/kit/text/Phrases'
import { useQuery } from '@tanstack/react-query'
import { activePaymentOptionsQuery } from '@/api/paymentOptions'
import type { Plan } from '@/contract'
import { openOptions, upiPayee } from '@/domain/payment'
import { freeTransactionId } from '@/domain/transactionId'
import { Banner } from '@/kit/feedback/Banner'
import { Step, Steps } from '@/kit/text/Steps'
import { daysText } from '@/lib/count'
import { totalToPay } from '@/lib/money'
import { useFailure } from '@/platform/useFailure'
import { CouponField } from './CouponField'
import { FreeStep } from './FreeStep'
import { MoneyGone, OrderSummary } from './OrderSummary'
import { PayBar } from './PayBar'
import { PaymentNotices } from './PaymentNotices'
import { ContactForPayment, payTitle, PayStep } from './PayStep'
import { PriceChanged } from './PriceChanged'
import { TransactionStep } from './TransactionStep'
import { useCoupon } from './useCoupon'
import type { DraftOwner } from './paymentDraft'
import { useLoginRedirect } from './useLoginRedirect'
import { methodOrDefault } from './device'
import { type DraftChange, usePaymentDraft } from './usePaymentDraft'
import { usePaymentSubmission } from './usePaymentSubmission'

type Props = {
  /** The plan as offered now. */
  plan: Plan
  /** The signed-in user. */
  owner: DraftOwner
}

/** Order, payment and transaction ID for one plan. Its parts are cells of the page's grid. */
export function PaymentForm({ plan: offer, owner }: Props) {
  const [draft, change] = usePaymentDraft(offer, owner)
  const plan = { ...offer, price: draft.price ?? offer.price }
  const leave = useLoginRedirect()
  const coupon = useCoupon(draft, change, leave)
  const total = totalToPay(plan.price, draft.discount ?? 0)
  const couponInput = useRef<HTMLInputElement>(null)
  const checkCoupon = () => coupon.checkAgain(() => couponInput.current?.focus())
  const order = { plan, draft, change, total, checkCoupon }
  const submission = usePaymentSubmission(order, owner, leave)
  const options = useQuery(activePaymentOptionsQuery())
  const optionsFailed = useFailure(options) !== null

  const free = total === 0
  const open = openOptions(options.data ?? [], total)
  const { shown } = draft
  const chosen = open.find(({ _id: id }) => id === (draft.optionId ?? shown?.id))
  // deleted or edited: the client may have paid to the account shown before
  const shownGone =
    shown && options.data && !open.some(({ _id: id, upiId }) => id === shown.id && upiId === shown.upiId)
  const option = chosen ?? open[0] ?? null
  // without the list of options, assume UPI, the default (SPEC section 1)
  const upi = !shownGone && (option === null || option.paymentType === 'UPI')
  const payee = option && !free ? upiPayee(option) : null
  const method = payee === null ? 'upi' : methodOrDefault(draft.method)
  const choose: DraftChange = (choice) => {
    // a change would store the draft again after the submission has deleted it
    if (!submission.processing) change(choice)
  }
  const noteShown = useEffectEvent(() => option && choose({ shown: { id: option._id, upiId: option.upiId } }))
  const unnoted = option !== null && !free && !shown
  useEffect(() => void (unnoted && noteShown()), [unnoted])
  const submit = (transactionId: string) => {
    coupon.settle()
    if (submission.upiOnly) change({ method: 'upi' })
    submission.submit({ transactionId, method: submission.upiOnly ? 'upi' : method })
  }

  return (
    <>
      <OrderSummary
        plan={plan}
        draft={draft}
        notice={
          plan.price !== offer.price && (
            <PriceChanged
              from={plan.price}
              to={offer.price}
              locked={submission.processing}
              onTake={() => change({ price: offer.price })}
            />
          )
        }
        coupon={
          <CouponField draft={draft} coupon={coupon} input={couponInput} locked={submission.processing} />
        }
      />
      <div className="min-w-0 lg:col-start-1">
        {!submission.processing && <PaymentNotices plan={offer} />}
        <Steps>
          {free ? (
            <Step n={1} title="Nothing to pay">
              <p className="text-ink-2">
                {draft.discount === null
                  ? 'This plan costs nothing.'
                  : `Coupon ${draft.couponCode} covers the whole price. Just submit the request below.`}
              </p>
            </Step>
          ) : (
            <Step n={1} title={payTitle(total, option)} active={draft.transactionId === ''}>
              {shownGone && (
                <Banner tone="warn" className="mb-4">
                  The account you chose is no longer offered. If you have already paid, submit your
                  transaction ID.
                </Banner>
              )}
              <PayStep
                query={options}
                open={open}
                option={option}
                plan={plan}
                total={total}
                reference={draft.reference}
                method={method}
                onOption={(optionId) => choose({ optionId, shown: undefined })}
                onMethod={(next) => choose({ method: next })}
              />
              {optionsFailed && (
                <p className="mt-3 text-ink-2">
                  <ContactForPayment />
                </p>
              )}
            </Step>
          )}
          <Step
            n={2}
            title={free ? 'Submit the request' : 'Enter the transaction ID'}
            active={free || draft.transactionId !== ''}
          >
            {free ? (
              <FreeStep
                transactionId={freeTransactionId(draft.discount === null ? plan.name : draft.couponCode)}
                submission={submission}
                onSubmit={submit}
              />
            ) : (
              <TransactionStep
                typed={draft.transactionId}
                onTyped={(transactionId) => change({ transactionId })}
                upi={upi}
                submission={submission}
                onSubmit={submit}
              />
            )}
            {!free && (
              <p className="mt-5 text-14 text-ink-2 lg:hidden">
                <MoneyGone />
              </p>
            )}
          </Step>
          <Step n={3} title="We check it, then your plan starts">
            <p className="text-ink-2">
              We {free ? 'look at your request' : 'check the ID against our bank statement'}, usually within a
              few hours, <Phrases text={brand.hours} />. Your dashboard says{' '}
              <strong className="text-ink">waiting for approval</strong> until then. Your term of{' '}
              {daysText(plan.duration)} starts on approval, not before.
            </p>
          </Step>
        </Steps>
      </div>
      <PayBar total={total} discount={draft.discount} upiId={payee} />
    </>
  )
}
