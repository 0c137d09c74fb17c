import { useEffect, useEffectEvent, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { applyCouponMutation } from '@/api/coupons'
import { REDIRECT_UNAUTHORIZED_MS } from '@/config/constants'
import { problemOf, schemas } from '@/contract'
import { couponCode } from '@/domain/coupon'
import { isBlank } from '@/lib/visible'
import { token } from '@/platform/token'
import { failureText } from '@/texts/calls'
import { texts } from '@/texts/texts'
import type { PaymentDraft } from './paymentDraft'
import type { useLoginRedirect } from './useLoginRedirect'
import type { DraftChange } from './usePaymentDraft'

const field = schemas.applyCoupon.body.shape.code

export type CouponEntry = ReturnType<typeof useCoupon>

/** Looks up a coupon for the draft. The coupon is consumed only after the payment is submitted. */
export function useCoupon(
  draft: PaymentDraft,
  change: DraftChange,
  leave: ReturnType<typeof useLoginRedirect>,
) {
  const preview = useMutation(applyCouponMutation())
  const [problem, setProblem] = useState<string | null>(null)

  const checkAgain = (onDropped?: () => void) => {
    if (draft.discount === null || token.get() === null) return
    preview.mutate(
      { code: draft.couponCode },
      {
        onSuccess: (answer) => answer && change({ discount: answer.amount }),
        onError: (error) => {
          // other errors say nothing about the coupon
          if (error.status !== 400 && error.status !== 404) return
          change({ discount: null })
          setProblem(failureText('applyCoupon', error))
          onDropped?.()
        },
      },
    )
  }
  // a stored coupon may have been used up since
  const checkStored = useEffectEvent(() => checkAgain())
  useEffect(() => checkStored(), [])

  const apply = () => {
    const code = couponCode(draft.couponCode)
    const wrong = isBlank(code) ? texts.couponCodeMissing : problemOf(field, code)
    if (token.get() === null) setProblem(texts.couponSignedOut)
    else if (wrong !== undefined) setProblem(wrong)
    else lookUp(code)
  }
  const lookUp = (code: string) => {
    setProblem(null)
    preview.mutate(
      { code },
      {
        onSuccess: (answer) => {
          if (answer) change({ couponCode: code, discount: answer.amount })
          else setProblem(failureText('applyCoupon', null))
        },
        onError: (error) => {
          const text = failureText('applyCoupon', error)
          setProblem(error.answered ? text : `${text} We could not check it, so please try again.`)
          if (error.needsLogin) leave({ afterMs: REDIRECT_UNAUTHORIZED_MS, notice: text })
        },
      },
    )
  }
  return {
    problem,
    applying: preview.isPending,
    apply,
    type: (typed: string) => {
      setProblem(null)
      change({ couponCode: typed })
    },
    remove: () => {
      preview.reset()
      change({ discount: null })
    },
    /** Drops the coupon if the server no longer accepts it. */
    checkAgain,
    /** Ignores an answer that is still pending. */
    settle: preview.reset,
  }
}
