import { useRef, type FormEvent } from 'react'
import type { Subscription } from '@/contract'
import { Button } from '@/kit/Button'
import { Dialog } from '@/kit/Dialog'
import { TextAreaField } from '@/kit/TextAreaField'
import { clientName } from '../client'

type RejectRenewalDialogProps = {
  /** Whose renewal is to be rejected; null while nothing is asked. */
  request: Subscription | null
  onClose: () => void
  onSubmit: (reason: string) => void
}

/** Prompts for the reason. Leaving it blank rejects nothing. */
export function RejectRenewalDialog({ request, onClose, onSubmit }: RejectRenewalDialogProps) {
  const reason = useRef<HTMLTextAreaElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(reason.current?.value ?? '')
  }
  return (
    <Dialog
      open={request !== null}
      onOpenChange={(open) => !open && onClose()}
      initialFocus={reason}
      size="sm"
      title={request ? `Reject the renewal of ${clientName(request)}?` : ''}
    >
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <TextAreaField
          ref={reason}
          label="Reason"
          hint="The client will read it. Without one, the request stays as it is."
          rows={3}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger-solid">
            Submit
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
