import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useIsUnderWay } from '@/api/useIsUnderWay'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { createComplaintMutation } from '@/api/complaints'
import { schemas } from '@/contract'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { FormFoot } from '@/kit/forms/FormFoot'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { isBlank } from '@/lib/visible'
import { FailedCall } from '@/portal/FailedCall'
import { useFormDraft } from '@/platform/useFormDraft'
import { doneText, failureText } from '@/texts/calls'
import { texts } from '@/texts/texts'
import { complaintDrafts } from './complaintDrafts'

const form = z.object({
  message: z.pipe(
    z.string().check(
      z.trim(),
      z.refine((text) => !isBlank(text), texts.complaintBlank),
    ),
    schemas.createComplaint.body.shape.message,
  ),
})

export function ComplaintForm({ owner }: { owner: string }) {
  const call = createComplaintMutation()
  const submit = useMutation(call)
  const busy = useIsUnderWay(call)
  const fields = useForm({
    resolver: zodResolver(form),
    defaultValues: { message: '' },
  })
  const { register, handleSubmit, formState } = fields
  const draft = useFormDraft(
    fields,
    useMemo(() => complaintDrafts(owner), [owner]),
  )
  const send = handleSubmit(async ({ message }) => {
    const sent = draft.sending()
    try {
      await submit.mutateAsync(message)
      sent()
    } catch {
      // the form shows the mutation's error, and what was typed stays
    }
  })
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <TextAreaField
        label="What can we do for you?"
        hint="Say what you did, what you saw, and what you expected. You can add more later in the ticket’s chat."
        rows={5}
        error={formState.errors.message?.message}
        {...register('message')}
      />
      {submit.isError && !formState.errors.message && (
        <FailedCall text={failureText('createComplaint', submit.error)} error={submit.error} />
      )}
      {submit.isSuccess && !formState.isDirty && (
        <Banner tone="ok" onDismiss={submit.reset}>
          {doneText('createComplaint')}
        </Banner>
      )}
      <FormFoot>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Submitting…">
          Submit
        </Button>
      </FormFoot>
    </form>
  )
}
