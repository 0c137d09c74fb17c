import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { applyCouponMutation } from '@/api/coupons'
import { failureText, texts } from '@/api/errors'
import { isUnauthorized } from '@/api/failure'
import { REDIRECT_UNAUTHORIZED_MS } from '@/config/constants'
import { sessionState } from '@/session/state'
import type { PaymentDraft } from './paymentDraft'
import type { useLoginRedirect } from './useLoginRedirect'
import type { DraftChange } from './usePaymentDraft'

export type Coupon = ReturnType<typeof useCoupon>

/** Looks a coupon's amount up and takes it into the draft. It is consumed only once the payment was submitted. */
export function useCoupon(
  draft: PaymentDraft,
  change: DraftChange,
  leave: ReturnType<typeof useLoginRedirect>,
) {
  const preview = useMutation(applyCouponMutation())
  const [problem, setProblem] = useState<string | null>(null)

  const apply = () => {
    const code = draft.couponCode.trim().toUpperCase()
    if (sessionState().token === null) setProblem(texts.couponSignedOut)
    else if (code === '') setProblem('Please enter a coupon code.')
    else lookUp(code)
  }
  const lookUp = (code: string) => {
    setProblem(null)
    preview.mutate(
      { code },
      {
        onSuccess: ({ amount }) => change({ couponCode: code, discount: amount }),
        onError: (error) => {
          const text = failureText('applyCoupon', error)
          setProblem(text)
          if (isUnauthorized(error)) leave({ afterMs: REDIRECT_UNAUTHORIZED_MS, notice: text })
        },
      },
    )
  }
  return {
    problem,
    applying: preview.isPending,
    apply,
    type: (couponCode: string) => {
      setProblem(null)
      change({ couponCode })
    },
    remove: () => change({ discount: null }),
  }
}
