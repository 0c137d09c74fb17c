import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { applyCouponMutation } from '@/api/coupons'
import { failureText, texts } from '@/api/errors'
import { isUnauthorized } from '@/api/failure'
import { once } from '@/api/once'
import { subscribeMutation } from '@/api/subscriptions'
import type { PaymentMethod, Plan } from '@/contract'
import { REDIRECT_SIGNED_OUT_MS, REDIRECT_UNAUTHORIZED_MS } from '@/config/constants'
import { totalToPay } from '@/lib/money'
import { sessionState } from '@/session/state'
import { clearDraft, type PaymentDraft } from './paymentDraft'
import { type PaymentReceipt, receiptState } from './paymentReceipt'
import type { useLoginRedirect } from './useLoginRedirect'

export type Payment = { transactionId: string; method: PaymentMethod }
export type Submission = ReturnType<typeof usePaymentSubmission>

/**
 * Submits the payment, then consumes the coupon, so that a failed payment never eats one. A coupon
 * that cannot be consumed afterwards leaves the submission standing; the receipt tells.
 */
export function usePaymentSubmission(
  plan: Plan,
  draft: PaymentDraft,
  leave: ReturnType<typeof useLoginRedirect>,
) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [signedOut, setSignedOut] = useState(false)
  const subscribe = useMutation(subscribeMutation())
  const consume = useMutation(applyCouponMutation())

  const consumeCoupon = async (): Promise<PaymentReceipt['coupon']> => {
    const { couponCode: code, discount: amount } = draft
    if (amount === null) return null
    try {
      await consume.mutateAsync({ code, use: true })
      return { code, amount, problem: null }
    } catch (error) {
      return { code, amount, problem: failureText('applyCoupon', error) }
    }
  }
  const pay = async ({ transactionId, method }: Payment): Promise<PaymentReceipt> => {
    const { subscription } = await subscribe.mutateAsync({ plan: plan.name, transactionId, method })
    clearDraft(plan.name)
    return {
      subscriptionId: subscription.uniqueId,
      plan: plan.name,
      durationDays: plan.duration,
      total: totalToPay(plan.price, draft.discount ?? 0),
      transactionId,
      coupon: await consumeCoupon(),
    }
  }
  // one mutation around both calls: it runs to its end even if the page is left meanwhile
  const payment = useMutation({
    mutationFn: (input: Payment) => once('payment', [plan._id, input], () => pay(input)),
  })

  const submit = (input: Payment) => {
    if (sessionState().token === null) {
      setSignedOut(true)
      leave({ afterMs: REDIRECT_SIGNED_OUT_MS })
      return
    }
    payment.mutate(input, {
      onSuccess: (receipt) =>
        void navigate(pathname + search, { replace: true, state: receiptState(receipt) }),
      onError: (error) => {
        if (!isUnauthorized(error)) return
        leave({ afterMs: REDIRECT_UNAUTHORIZED_MS, notice: failureText('subscribe', error) })
      },
    })
  }
  const failure = payment.error ? failureText('subscribe', payment.error) : null
  return {
    submit,
    processing: payment.isPending,
    /** What went wrong, in the catalogue's words; null while nothing did. */
    problem: signedOut ? texts.paymentSignedOut : failure,
    /** The problem is that nobody is signed in any more: the login page comes next by itself. */
    needsLogin: signedOut || isUnauthorized(payment.error),
    tryAgain: () => payment.reset(),
  }
}
