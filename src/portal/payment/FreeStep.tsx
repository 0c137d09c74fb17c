import { type FormEvent, useState } from 'react'
import { focusOnMount, SubmitRow } from './SubmitRow'
import type { Submission } from './usePaymentSubmission'

type Props = { transactionId: string; submission: Submission; onSubmit: (transactionId: string) => void }

/** The step of an order that costs nothing: submits an ID made from the coupon's code or the plan's name. */
export function FreeStep({ transactionId, submission, onSubmit }: Props) {
  const [retrying, setRetrying] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(transactionId)
  }
  const tryAgain = () => {
    setRetrying(true)
    submission.tryAgain()
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
      <SubmitRow
        submission={submission}
        onTryAgain={tryAgain}
        // the pressed button disappears
        submitRef={retrying ? focusOnMount : undefined}
      />
    </form>
  )
}
