import { zodResolver } from '@hookform/resolvers/zod'
import type { KeyboardEvent } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { schemas, type Subscription } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { texts } from '@/texts/texts'
import { DraftHint } from '../common/DraftHint'
import { requiredText } from '../common/fields'
import { useAdminDraft } from '../common/useDrafts'
import { type Queue, REJECTION } from './useQueue'

type RejectFormProps = {
  queue: Queue
  /** The request's ID, or BULK. */
  place: string
  requests: readonly Subscription[]
  /** Who will read the reason; null if the client's account was deleted. */
  reader: string | null
}

const quickReasons = [
  {
    label: 'ID not found at the bank',
    reason: 'We could not find this transaction ID at our bank. Please check it and submit again.',
  },
  {
    label: 'Amount differs',
    reason: 'The amount we received differs from the price of the plan. Please contact us.',
  },
  {
    label: 'ID incomplete',
    reason: 'The transaction ID is incomplete: a UPI reference has 12 digits. Please submit it again.',
  },
]

const { shape } = schemas.rejectSubscription.body
const resolver = zodResolver(z.object({ reason: requiredText(shape.reason, texts.rejectionReasonMissing) }))

export function RejectForm({ queue, place, requests, reader }: RejectFormProps) {
  const busy = requests.some(({ _id }) => queue.running.get(_id) === 'reject')
  // a request that is being approved must not be rejected with the others
  const isApproving = requests.some(({ _id }) => queue.running.get(_id) === 'approve')
  const cancel = () => queue.closeReject(place)
  const what = requests.length > 1 ? 'these requests' : 'this request'
  const readers = reader === null ? 'The account was deleted.' : `${reader} will read your reason.`
  const form = useForm({ resolver, defaultValues: { reason: '' } })
  const { register, handleSubmit, setValue, setFocus, formState } = form
  const draft = useAdminDraft(form, REJECTION, place)
  const fill = (reason: string) => {
    setValue('reason', reason, { shouldValidate: formState.isSubmitted })
    setFocus('reason')
  }
  // attached to each control, because a form element is not interactive
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || busy) return
    event.stopPropagation()
    cancel()
  }
  return (
    <form
      noValidate
      className="grid max-w-[720px] gap-3 rounded-2 border border-err-line bg-surface p-3.5"
      onSubmit={(event) => void handleSubmit(({ reason }) => queue.reject(requests, reason))(event)}
    >
      <TextAreaField
        {...register('reason')}
        onKeyDown={onKeyDown}
        label={`Why are you rejecting ${what}? ${readers}`}
        error={formState.errors.reason?.message}
        className="min-h-16"
        size="sm"
      />
      <DraftHint draft={draft} />
      <div className="flex flex-wrap gap-2" role="group" aria-label="Common reasons">
        {quickReasons.map(({ label, reason }) => (
          <Button key={label} size="sm" onKeyDown={onKeyDown} onClick={() => fill(reason)}>
            {label}
          </Button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          size="sm"
          onKeyDown={onKeyDown}
          variant="danger-solid"
          busy={busy}
          busyLabel="Rejecting…"
          disabled={isApproving}
        >
          Submit
        </Button>
        <Button size="sm" variant="quiet" onKeyDown={onKeyDown} onClick={cancel} disabled={busy}>
          Cancel
        </Button>
        <span className="text-12 text-ink-3">Esc cancels</span>
      </div>
    </form>
  )
}
