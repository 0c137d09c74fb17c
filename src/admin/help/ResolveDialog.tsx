import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { resolveComplaintMutation } from '@/api/complaints'
import { failureText } from '@/api/errors'
import { type Complaint, schemas } from '@/contract'
import { Banner } from '@/kit/Banner'
import { Button } from '@/kit/Button'
import { Dialog } from '@/kit/Dialog'
import { TextAreaField } from '@/kit/TextAreaField'
import { clientName } from '../client'

type ResolveDialogProps = {
  /** The complaint being answered; null while the dialog is closed. */
  complaint: Complaint | null
  onClose: () => void
  onDone: (complaint: Complaint) => void
}

const form = schemas.resolveComplaint.body.pick({ response: true })
const resolver = zodResolver(form, { error: () => 'Please enter a response.' })

/** Asks for the response with which a complaint is resolved. */
export function ResolveDialog({ complaint, onClose, onDone }: ResolveDialogProps) {
  return (
    <Dialog
      open={complaint !== null}
      onOpenChange={(open) => !open && onClose()}
      title={complaint ? `Resolve the complaint of ${clientName(complaint)}` : ''}
      description={complaint && <span className="line-clamp-4 wrap-anywhere">“{complaint.message}”</span>}
    >
      {complaint && <ResolveForm complaint={complaint} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}

type ResolveFormProps = Omit<ResolveDialogProps, 'complaint'> & { complaint: Complaint }

function ResolveForm({ complaint, onClose, onDone }: ResolveFormProps) {
  const resolve = useMutation(resolveComplaintMutation())
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: { response: '' } })
  const submit = handleSubmit(async ({ response }) => {
    try {
      // the list that is fetched again takes this form away before the call ends: callbacks of mutate would be dropped
      await resolve.mutateAsync({ id: complaint._id, response: response.trim() })
      onDone(complaint)
    } catch {
      // the mutation keeps the failure and the form shows it; what was typed stays
    }
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        {...register('response')}
        label="Response"
        hint="The client will read it."
        rows={4}
        error={formState.errors.response?.message}
      />
      {resolve.isError && <Banner tone="err">{failureText('resolveComplaint', resolve.error)}</Banner>}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={resolve.isPending} busyLabel="Resolving…">
          Resolve
        </Button>
      </div>
    </form>
  )
}
