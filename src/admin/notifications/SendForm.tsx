import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useIsUnderWay } from '@/api/useIsUnderWay'
import { type FormEvent, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { sendNotificationMutation } from '@/api/notifications'
import { usersQuery } from '@/api/users'
import { schemas } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { Panel } from '@/kit/layout/Panel'
import { SegmentedControl } from '@/kit/actions/SegmentedControl'
import { FormFoot } from '@/kit/forms/FormFoot'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { doneText, failureText } from '@/texts/calls'
import { DraftHint } from '../common/DraftHint'
import { FailureBanner } from '../common/FailureBanner'
import { requiredText } from '../common/fields'
import { recipientRemark } from '../common/remarks'
import { useAdminDraft } from '../common/useDrafts'
import type { Notices } from '../common/useNotice'
import { UserPicker } from './UserPicker'

const UNCHOSEN = ''

const form = z.object({
  message: requiredText(schemas.sendNotification.body.shape.message, 'Please enter a message.'),
  audience: z
    .enum([UNCHOSEN, 'all', 'one'])
    .check(z.refine((audience) => audience !== UNCHOSEN, 'Please choose who gets the notification.')),
  recipient: z.nullable(z.object({ _id: z.string(), name: z.string(), email: z.string() })),
})
const resolver = zodResolver(form)

const audiences = [
  { value: 'all', label: 'All users' },
  { value: 'one', label: 'One user' },
] as const
type Values = z.infer<typeof form>

const noValues: Values = { message: '', audience: UNCHOSEN, recipient: null }

/**
 * Sends to all users or to one; the admin chooses each time. A failure to load the user list is ignored
 * (SPEC section 8) until the list is needed.
 */
export function SendForm({ notices }: { notices: Notices }) {
  const users = useQuery(usersQuery())
  const call = sendNotificationMutation()
  const send = useMutation(call)
  const busy = useIsUnderWay(call)
  const [recipientMissing, setRecipientMissing] = useState(false)
  const firstAudience = useRef<HTMLInputElement>(null)
  const finder = useRef<HTMLInputElement>(null)
  const fields = useForm({
    resolver,
    defaultValues: noValues,
    // the recipient is not a field that the form could focus
    shouldFocusError: false,
  })
  const { register, handleSubmit, setFocus, setValue, formState } = fields
  // the draft includes the recipient: a message to one user must not come back addressed to all
  const draft = useAdminDraft(fields, 'notification')
  const [audience, recipient] = useWatch({ control: fields.control, name: ['audience', 'recipient'] })

  const choose = (user: Values['recipient']) => {
    setValue('recipient', user && { _id: user._id, name: user.name, email: user.email })
    setRecipientMissing(false)
  }
  const isMissing = audience === 'one' && recipient === null
  const ask = () => {
    // an earlier failure is about other input
    send.reset()
    setRecipientMissing(isMissing)
    if (audience === UNCHOSEN) firstAudience.current?.focus()
    else if (isMissing) finder.current?.focus()
    else setFocus('message')
  }
  const deliver = (message: string) => {
    notices.dismiss()
    const to = audience === 'one' ? recipient : null
    const sent = draft.sending()
    const about = to?.name ?? 'To all users'
    // callbacks of mutate are lost if the tab unmounts before they run
    void send.mutateAsync({ message, userId: to?._id ?? '' }).then(
      (answer) => {
        sent()
        const remark = recipientRemark(answer?.notification, to)
        // the remark already names the recipient
        notices.ok(doneText('sendNotification'), remark ? undefined : about, remark)
      },
      (error: unknown) => notices.failedLate(failureText('sendNotification', error), error, about),
    )
  }
  const submit = (event: FormEvent) => {
    void handleSubmit(({ message }) => (isMissing ? ask() : deliver(message)), ask)(event)
  }
  return (
    <Panel title="Send a notification">
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <DraftHint draft={draft} />
        <SegmentedControl
          legend="To"
          showLegend
          first={firstAudience}
          value={audience}
          onChange={(next) => {
            setValue('audience', next, { shouldValidate: formState.isSubmitted })
            choose(null)
          }}
          options={[...audiences]}
          error={formState.errors.audience?.message}
        />
        {audience === 'one' && (
          <UserPicker
            users={users}
            chosen={recipient}
            onChoose={(user) => {
              choose(user)
              if (user) setFocus('message')
            }}
            finder={finder}
            error={recipientMissing ? 'Please choose a user.' : undefined}
          />
        )}
        <TextAreaField
          {...register('message')}
          label="Message"
          rows={4}
          error={formState.errors.message?.message}
        />
        {send.isError && (
          <FailureBanner text={failureText('sendNotification', send.error)} error={send.error} />
        )}
        <FormFoot>
          <Button type="submit" variant="primary" size="sm" busy={busy} busyLabel="Sending…">
            Send notification
          </Button>
        </FormFoot>
      </form>
    </Panel>
  )
}
