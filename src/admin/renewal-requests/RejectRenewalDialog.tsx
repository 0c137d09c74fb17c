import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { schemas, type Subscription } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { Banner } from '@/kit/feedback/Banner'
import { Dialog } from '@/kit/overlays/Dialog'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { clientName } from '@/domain/account'
import { isBlank } from '@/lib/visible'
import { DraftHint } from '../common/DraftHint'
import { useAdminDraft } from '../common/useDrafts'
import { RENEWAL_REJECTION, type RenewalDecision } from './useRenewalDecision'

export function RejectRenewalDialog({ decision }: { decision: RenewalDecision }) {
  const { asked, cancel } = decision
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => !open && cancel()}
      size="sm"
      title={asked ? `Reject ${clientName(asked)}’s renewal?` : ''}
    >
      {asked && <ReasonForm request={asked} decision={decision} />}
    </Dialog>
  )
}

// a blank reason rejects nothing (SPEC section 5)
const reasonField = z.pipe(
  z.string().check(z.overwrite((text) => (isBlank(text) ? '' : text.trim()))),
  z.union([z.literal(''), schemas.rejectRenewal.body.shape.reason]),
)
const resolver = zodResolver(z.object({ reason: reasonField }))

function ReasonForm({ request, decision }: { request: Subscription; decision: RenewalDecision }) {
  const form = useForm({ resolver, defaultValues: { reason: '' } })
  const draft = useAdminDraft(form, RENEWAL_REJECTION, request._id)
  const submit = form.handleSubmit(({ reason }) => decision.reject(reason))
  const cancel = () => {
    draft.discard()
    decision.cancel()
  }
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <TextAreaField
        {...form.register('reason')}
        label="Reason"
        hint={
          decision.isDecided
            ? undefined
            : 'The client will read this. If you leave it blank, the request stays pending.'
        }
        rows={3}
        error={form.formState.errors.reason?.message}
      />
      <DraftHint draft={draft} />
      {decision.isDecided && <Banner tone="warn" title="This request has already been decided" />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={cancel}>{decision.isDecided ? 'Close' : 'Cancel'}</Button>
        {!decision.isDecided && (
          <Button type="submit" variant="danger-solid">
            Submit
          </Button>
        )}
      </div>
    </form>
  )
}
