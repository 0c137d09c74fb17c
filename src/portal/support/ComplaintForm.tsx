import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { createComplaintMutation } from '@/api/complaints'
import { schemas } from '@/contract'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { readDraft, writeDraft } from '@/platform/drafts'
import { doneText, failureText } from '@/texts/calls'
import { texts } from '@/texts/texts'

const form = z.object({
  message: z.string().trim().min(1, texts.complaintBlank).pipe(schemas.createComplaint.body.shape.message),
})

const DRAFT = 'complaint'

export function ComplaintForm({ userId }: { userId: string }) {
  const submit = useMutation(createComplaintMutation())
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(form),
    defaultValues: { message: readDraft(userId, DRAFT) },
    reValidateMode: 'onChange',
  })
  const send = handleSubmit(async ({ message }) => {
    try {
      await submit.mutateAsync(message)
      writeDraft(userId, DRAFT, '')
      reset({ message: '' })
    } catch {
      // the form shows the mutation's error, and what was typed stays
    }
  })
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <TextAreaField
        label="What can we do for you?"
        hint="Say what you did, what you saw, and what you expected. You can go on in the ticket’s chat."
        rows={5}
        error={formState.errors.message?.message}
        {...register('message', {
          onChange: (event: { target: { value: string } }) => writeDraft(userId, DRAFT, event.target.value),
        })}
      />
      {submit.isError && !formState.errors.message && (
        <Banner tone="err">{failureText('createComplaint', submit.error)}</Banner>
      )}
      {submit.isSuccess && !formState.isDirty && (
        <Banner tone="ok" onDismiss={submit.reset}>
          {doneText('createComplaint')}
        </Banner>
      )}
      <div>
        <Button type="submit" variant="primary" busy={submit.isPending} busyLabel="Submitting…">
          Submit
        </Button>
      </div>
    </form>
  )
}
