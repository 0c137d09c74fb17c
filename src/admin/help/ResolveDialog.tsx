import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { resolveComplaintMutation } from '@/api/complaints'
import { type Complaint, schemas } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { Banner } from '@/kit/feedback/Banner'
import { Dialog } from '@/kit/overlays/Dialog'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { failureText } from '@/texts/calls'
import { clientName } from '@/domain/account'
import { DraftHint } from '../common/DraftHint'
import { FailureBanner } from '../common/FailureBanner'
import { requiredText } from '../common/fields'
import { resolvedRemark } from '../common/remarks'
import { useAdminDraft } from '../common/useDrafts'

type ResolveDialogProps = {
  /** The complaint being answered; null while the dialog is closed. */
  complaint: Complaint | null
  onClose: () => void
  finalFocus: () => void
  onDone: (complaint: Complaint, remark: string | null) => void
  /** A failure after the dialog was closed; an open dialog shows its own. */
  onLateFailure: (complaint: Complaint, error: unknown) => void
}

const { shape } = schemas.resolveComplaint.body
const resolver = zodResolver(z.object({ response: requiredText(shape.response, 'Please enter a response.') }))

export function ResolveDialog({ complaint, finalFocus, ...callbacks }: ResolveDialogProps) {
  return (
    <Dialog
      open={complaint !== null}
      onOpenChange={(open) => !open && callbacks.onClose()}
      finalFocus={finalFocus}
      title={complaint ? `Resolve ${clientName(complaint)}’s complaint` : ''}
      description={complaint && <span className="line-clamp-4 wrap-anywhere">“{complaint.message}”</span>}
    >
      {complaint && <ResolveForm complaint={complaint} {...callbacks} />}
    </Dialog>
  )
}

type ResolveFormProps = Omit<ResolveDialogProps, 'complaint' | 'finalFocus'> & { complaint: Complaint }

function ResolveForm({ complaint, onClose, onDone, onLateFailure }: ResolveFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const resolve = useMutation(resolveComplaintMutation())
  const fields = useForm({ resolver, defaultValues: { response: '' } })
  const { register, handleSubmit, formState } = fields
  const draft = useAdminDraft(fields, 'resolve', complaint._id)
  const submit = handleSubmit(async ({ response }) => {
    const sent = draft.sending()
    try {
      // callbacks of mutate are lost if the refetched list removes this form before they run
      const answer = await resolve.mutateAsync({ id: complaint._id, response })
      sent()
      onDone(complaint, resolvedRemark(answer?.complaint))
    } catch (error) {
      if (form.current === null) onLateFailure(complaint, error)
    }
  }, resolve.reset)
  const cancel = () => {
    draft.discard()
    onClose()
  }
  return (
    <form ref={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        {...register('response')}
        label="Response"
        hint="The client will read this response."
        rows={4}
        error={formState.errors.response?.message}
      />
      <DraftHint draft={draft} />
      {complaint.status !== 'open' && resolve.isIdle && (
        <Banner tone="warn" title="Someone else has already resolved this complaint">
          {complaint.response && `“${complaint.response}” `}Your response would replace it.
        </Banner>
      )}
      {resolve.isError && (
        <FailureBanner text={failureText('resolveComplaint', resolve.error)} error={resolve.error} />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button disabled={resolve.isPending} onClick={cancel}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={resolve.isPending} busyLabel="Resolving…">
          Resolve
        </Button>
      </div>
    </form>
  )
}
