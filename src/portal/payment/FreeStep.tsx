import type { FormEvent } from 'react'
import { useFocusRelay } from '@/kit/useFocusRelay'
import { SubmitRow } from './SubmitRow'
import type { Submission } from './usePaymentSubmission'

type Props = { transactionId: string; submission: Submission; onSubmit: (transactionId: string) => void }

/** The step of an order that costs nothing: submits an ID made from the coupon's code or the plan's name. */
export function FreeStep({ transactionId, submission, onSubmit }: Props) {
  const relay = useFocusRelay()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(transactionId)
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className="text-ink-2">
        No transaction ID is needed. Your request goes in as{' '}
        <strong translate="no" className="text-ink">
          {transactionId}
        </strong>
        .
      </p>
      <SubmitRow submission={submission} onTryAgain={submission.tryAgain} relay={relay} />
    </form>
  )
}
