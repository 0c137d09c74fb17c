import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import { schemas, type Subscription } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { Dialog } from '@/kit/overlays/Dialog'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { clientName } from '@/domain/account'
import { DraftHint } from '../common/DraftHint'
import { useAdminDraft } from '../common/useDrafts'
import { REJECTION } from './useRenewalDecision'

type RejectRenewalDialogProps = {
  /** Whose renewal is to be rejected; null while nothing is asked. */
  request: Subscription | null
  onClose: () => void
  onSubmit: (reason: string) => void
}

/** Asks for the reason. When it is left blank, nothing is rejected. */
export function RejectRenewalDialog({ request, onClose, onSubmit }: RejectRenewalDialogProps) {
  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={request ? `Reject the renewal of ${clientName(request)}?` : ''}
    >
      {request && <ReasonForm requestId={request._id} onClose={onClose} onSubmit={onSubmit} />}
    </Dialog>
  )
}

type ReasonFormProps = Omit<RejectRenewalDialogProps, 'request'> & { requestId: string }

// a blank reason is allowed, and then nothing is rejected
const reasonField = z.string().trim().pipe(z.literal('').or(schemas.rejectRenewal.body.shape.reason))
const resolver = zodResolver(z.object({ reason: reasonField }))

function ReasonForm({ requestId, onClose, onSubmit }: ReasonFormProps) {
  const form = useForm({ resolver, defaultValues: { reason: '' } })
  const draft = useAdminDraft(form, REJECTION, requestId)
  const submit = form.handleSubmit(({ reason }) => onSubmit(reason))
  const cancel = () => {
    draft.discard()
    onClose()
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        {...form.register('reason')}
        label="Reason"
        hint="The client will read it. Without one, the request stays as it is."
        rows={3}
        error={form.formState.errors.reason?.message}
      />
      <DraftHint draft={draft} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={cancel}>Cancel</Button>
        <Button type="submit" variant="danger-solid">
          Submit
        </Button>
      </div>
    </form>
  )
}
