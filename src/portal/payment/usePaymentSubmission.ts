import { useEffect, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { applyCouponMutation } from '@/api/coupons'
import { ApiFailure } from '@/api/failure'
import { once } from '@/api/once'
import { invalidate } from '@/api/query'
import { mySubscriptionsQuery, subscribeMutation } from '@/api/subscriptions'
import type { PaymentMethod, Plan } from '@/contract'
import { totalToPay } from '@/lib/money'
import { requestWithId } from '@/domain/subscription'
import { reasonInFreeId } from '@/domain/transactionId'
import { REDIRECT_SIGNED_OUT_MS, REDIRECT_UNAUTHORIZED_MS } from '@/config/constants'
import { token } from '@/platform/token'
import { closeSession } from '@/session/state'
import { failureText } from '@/texts/calls'
import { texts } from '@/texts/texts'
import { type DraftOwner, type PaymentDraft, storeDraft } from './paymentDraft'
import { type PaymentReceipt, receiptState } from './paymentReceipt'
import { refusesMethod } from './refusesMethod'
import type { useLoginRedirect } from './useLoginRedirect'
import type { DraftChange } from './usePaymentDraft'

export type Payment = { transactionId: string; method: PaymentMethod }
export type Submission = ReturnType<typeof usePaymentSubmission>

/** `total`: rupees. */
type Order = {
  plan: Plan
  draft: PaymentDraft
  change: DraftChange
  total: number
  checkCoupon: () => void
}

/**
 * Submits the payment first and consumes the coupon only then, so that a failed payment never uses it up. If the coupon
 * cannot be consumed, the payment stays submitted and the receipt says so.
 */
export function usePaymentSubmission(
  order: Order,
  owner: DraftOwner,
  leave: ReturnType<typeof useLoginRedirect>,
) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [signedOut, setSignedOut] = useState(false)
  const pay = usePay(order)
  // loads the receipt's code before anything is sent; PaymentPage loads it again if this fails
  useEffect(() => void import('./PaymentResult').catch(() => {}), [])
  // one mutation around all calls, so that they run to the end even if the user leaves the page
  const payment = useMutation({
    mutationFn: ({ by, ...input }: Payment & { by: string }) =>
      once('payment', [order.plan._id, input], () => pay(by, input)),
    // the plan may have been withdrawn or repriced
    onError: (error) => void (error.refused && invalidate(client, ['listPlans'])),
  })

  const submit = (input: Payment) => {
    if (owner === null) {
      setSignedOut(true)
      leave({ afterMs: REDIRECT_SIGNED_OUT_MS })
      return
    }
    payment.mutate(
      { ...input, by: owner },
      {
        onSuccess: (receipt) =>
          void navigate(pathname + search, { replace: true, state: receiptState(receipt) }),
        onError: (error) => {
          // the coupon may have been deleted or deactivated
          if (error.refused && order.total === 0) order.checkCoupon()
          if (!error.needsLogin) return
          leave({ afterMs: REDIRECT_UNAUTHORIZED_MS, notice: failureText('subscribe', error) })
        },
      },
    )
  }
  const { variables: submitted } = payment
  // a coupon applied or removed since then makes it another order
  const isSameOrder = submitted && (reasonInFreeId(submitted.transactionId) !== null) === (order.total === 0)
  const error = isSameOrder ? payment.error : null
  const failure = error && failureText('subscribe', error)
  return {
    submit,
    processing: payment.isPending,
    /** The error message from the catalogue; null if nothing failed. */
    problem: signedOut ? texts.paymentSignedOut : failure,
    /** Whether only the method `qr` was refused; as `upi`, the request may succeed. */
    /** Whether the server may have the request although no answer came. */
    mayBeDone: error?.mayBeDone === true,
    upiOnly: submitted?.method === 'qr' && refusesMethod(error),
    /** Whether the user must log in; the login page opens after a delay. */
    needsLogin: signedOut || error?.needsLogin === true,
    /** Call this before going to the login page, which redirects straight back while there is a session. */
    endSession: () => {
      if (failure !== null) closeSession({ notice: failure })
    },
    tryAgain: () => payment.reset(),
  }
}

/** Returns a function that makes the calls of a payment and resolves to its receipt. */
function usePay(order: Order) {
  const { plan, draft, total } = order
  const subscribe = useSubscribe(order)
  const consume = useMutation(applyCouponMutation())

  const consumeCoupon = async (bearer: string | null): Promise<PaymentReceipt['coupon']> => {
    const { couponCode: code, discount: amount } = draft
    if (amount === null) return null
    // another tab has signed in another user, who would consume the coupon
    if (token.get() !== bearer) return { code, amount, problem: texts.sessionEnded }
    try {
      const answer = await consume.mutateAsync({ code, use: true })
      const granted = answer?.amount ?? amount
      return { code, amount, problem: null, ...(totalToPay(plan.price, granted) !== total && { granted }) }
    } catch (error) {
      const known = error instanceof ApiFailure ? error : null
      // if a retry is refused, the first try has already consumed the coupon
      if (known?.retried && known.refused) return { code, amount, problem: null }
      const { status = 500 } = known ?? {}
      return { code, amount, problem: status >= 500 ? '' : failureText('applyCoupon', error) }
    }
  }
  return async (owner: string, { transactionId, method }: Payment): Promise<PaymentReceipt> => {
    const bearer = token.get()
    const request = await subscribe({ plan: plan.name, transactionId, method })
    storeDraft(plan.name, owner, null)
    return {
      owner,
      subscriptionId: request?.uniqueId ?? '',
      plan: plan.name,
      durationDays: plan.duration,
      expiresAt: request?.expiresAt,
      total,
      transactionId,
      coupon: await consumeCoupon(bearer),
    }
  }
}

/**
 * Submits the request and resolves to the subscription, or to null if the server took the request but nothing more is
 * known. Looks up the subscription if the answer does not contain it, is lost or says that the server failed, or if the server
 * refuses the transaction ID after such a try.
 */
function useSubscribe({ plan, draft, change }: Order) {
  const client = useQueryClient()
  const subscribe = useMutation(subscribeMutation())

  return async (request: { plan: string } & Payment) => {
    const bearer = token.get()
    const lookUp = () => ownRequest(request.transactionId, bearer)
    // stored before the call, because a reload during it loses the answer too
    change({ unanswered: true })
    try {
      const answer = await subscribe.mutateAsync(request)
      return answer?.subscription ?? (await lookUp())
    } catch (error) {
      // the list would be refused too, which ends the session before the form can say why
      if (error instanceof ApiFailure && error.needsLogin) throw error
      const refused = error instanceof ApiFailure && error.refused
      const mayHaveArrived = !refused || error.retried || draft.unanswered
      const found = mayHaveArrived ? await lookUp() : null
      if (found) return found
      if (!mayHaveArrived) change({ unanswered: false })
      throw error
    }
  }

  async function ownRequest(transactionId: string, bearer: string | null) {
    // another user has signed in, and the list would be theirs
    if (token.get() !== bearer) return null
    try {
      const { subscriptions } = await client.fetchQuery({ ...mySubscriptionsQuery(), staleTime: 0 })
      return requestWithId(subscriptions, transactionId, plan.name) ?? null
    } catch {
      return null
    }
  }
}
