import { useState } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { schemas } from '@/contract'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { TextField } from '@/kit/forms/TextField'
import { useFocusRelay } from '@/kit/useFocusRelay'
import { isBlank } from '@/lib/visible'
import { texts } from '@/texts/texts'
import { asSubmitted, reasonInFreeId, looksLikeUtr } from '@/domain/transactionId'
import { SubmitRow } from './SubmitRow'
import type { Submission } from './usePaymentSubmission'

const { shape } = schemas.subscribe.body
const formSchema = z.object({
  transactionId: z.pipe(
    z.string().check(
      z.trim(),
      z.refine((id) => !isBlank(id), texts.transactionIdMissing),
      z.refine((id) => reasonInFreeId(id) === null, texts.transactionIdOfCoupon),
    ),
    shape.transactionId,
  ),
})

type Props = {
  /** What has been typed so far. */
  typed: string
  onTyped: (transactionId: string) => void
  /** Whether the payment is made by UPI. A UPI reference has 12 digits; other references can have any form. */
  upi: boolean
  submission: Submission
  onSubmit: (transactionId: string) => void
}

/** Asks for the transaction ID. Refuses an empty ID and that of a free order; asks to confirm an unusual one. */
export function TransactionStep({ typed, onTyped, upi, submission, onSubmit }: Props) {
  const [doubtful, setDoubtful] = useState(false)
  /** The unusual ID that the user confirmed. */
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const form = useForm({ defaultValues: { transactionId: typed }, resolver: zodResolver(formSchema) })
  const relay = useFocusRelay()
  const { errors } = form.formState
  // only UPI references are checked; if the question came back, it would take the focus
  if (doubtful && !upi) setDoubtful(false)

  const check = ({ transactionId }: { transactionId: string }) => {
    if (upi && !looksLikeUtr(transactionId) && transactionId !== confirmed) setDoubtful(true)
    else onSubmit(asSubmitted(transactionId))
  }
  const submitAnyway = () => {
    const transactionId = form.getValues('transactionId').trim()
    setConfirmed(transactionId)
    setDoubtful(false)
    onSubmit(asSubmitted(transactionId))
  }
  const correct = () => {
    setDoubtful(false)
    form.setFocus('transactionId')
  }
  const tryAgain = () => {
    submission.tryAgain()
    setDoubtful(false)
    form.setFocus('transactionId')
  }
  return (
    <form
      aria-label="Submit for approval"
      noValidate
      onSubmit={(event) => void form.handleSubmit(check)(event)}
    >
      <TextField
        {...form.register('transactionId', {
          onChange: (event: { target: { value: string } }) => {
            setDoubtful(false)
            onTyped(event.target.value)
          },
        })}
        label={upi ? 'Transaction ID (UTR)' : 'Transaction ID'}
        hint={
          upi
            ? 'In your UPI app, open the payment and look for “UTR” or “UPI transaction ID”.'
            : 'The reference that your bank or wallet shows for this payment.'
        }
        placeholder={upi ? '12 digits' : undefined}
        boxClassName="max-w-[460px]"
        className="tabular-nums"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={submission.processing}
        error={errors.transactionId?.message}
      />
      {doubtful && !submission.processing ? (
        <Banner tone="warn" className="mt-5 max-w-[640px]">
          <p>This does not look like a UPI reference (12 digits). Submit anyway?</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" ref={focusOnMount} onClick={correct}>
              Correct it
            </Button>
            <Button ref={relay} size="sm" variant="primary" onClick={submitAnyway}>
              Submit anyway
            </Button>
          </div>
        </Banner>
      ) : (
        <SubmitRow submission={submission} onTryAgain={tryAgain} relay={relay} />
      )}
    </form>
  )
}

/** Ref for the answer to a question that appears in place of the submit button. */
const focusOnMount = (button: HTMLButtonElement | null) => button?.focus()
