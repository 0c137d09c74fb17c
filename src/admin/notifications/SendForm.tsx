import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useIsUnderWay } from '@/api/useIsUnderWay'
import { type FormEvent, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { sendNotificationMutation } from '@/api/notifications'
import { usersQuery } from '@/api/users'
import { schemas, type User } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { Panel } from '@/kit/layout/Panel'
import { SegmentedControl } from '@/kit/actions/SegmentedControl'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { doneText, failureText } from '@/texts/calls'
import { DraftHint } from '../common/DraftHint'
import { FailureBanner } from '../common/FailureBanner'
import { requiredText } from '../common/fields'
import { recipientRemark } from '../common/remarks'
import { useAdminDraft } from '../common/useDrafts'
import type { Notices } from '../common/useNotice'
import { UserPicker } from './UserPicker'

const form = z.object({
  message: requiredText(schemas.sendNotification.body.shape.message, 'Please enter a message.'),
  audience: z.enum(['all', 'one']),
  recipient: z.nullable(z.object({ _id: z.string(), name: z.string(), email: z.string() })),
})
const resolver = zodResolver(form)

const audiences = [
  { value: 'all', label: 'All users' },
  { value: 'one', label: 'One user' },
] as const
type Values = z.infer<typeof form>

const noUsers: readonly User[] = []
const noValues: Values = { message: '', audience: 'all', recipient: null }

/**
 * Writes to all users or to one of them. A user list that cannot be fetched is ignored (SPEC section 8): then there is
 * no choice and the message goes to all.
 */
export function SendForm({ notices }: { notices: Notices }) {
  const { data: users } = useQuery(usersQuery())
  const call = sendNotificationMutation()
  const send = useMutation(call)
  const busy = useIsUnderWay(call)
  const [recipientMissing, setRecipientMissing] = useState(false)
  const finder = useRef<HTMLInputElement>(null)
  const fields = useForm({
    resolver,
    defaultValues: noValues,
    // the recipient comes before the message but is no field that the form could focus
    shouldFocusError: false,
  })
  const { register, handleSubmit, setFocus, setValue, formState } = fields
  // the draft includes the recipient: a message to one user must not be restored as one to all
  const draft = useAdminDraft(fields, 'notification')
  const [audience, recipient] = useWatch({ control: fields.control, name: ['audience', 'recipient'] })
  // a choice that was made is kept, even where the list cannot be fetched
  const choosable = users ?? (audience === 'one' ? noUsers : undefined)

  const choose = (user: Values['recipient']) => {
    setValue('recipient', user && { _id: user._id, name: user.name, email: user.email })
    setRecipientMissing(false)
  }
  const askRecipient = () => {
    setRecipientMissing(true)
    finder.current?.focus()
  }
  const isMissing = audience === 'one' && recipient === null
  const deliver = (message: string) => {
    notices.dismiss()
    const to = audience === 'one' ? recipient : null
    const sent = draft.sending()
    // callbacks given to mutate would be lost when the tab is left before the call ends
    void send.mutateAsync({ message, userId: to?._id ?? '' }).then(
      (answer) => {
        sent()
        const remark = recipientRemark(answer?.notification, to)
        notices.ok(doneText('sendNotification'), to?.name ?? 'To all users', remark)
      },
      // the form shows the failure, and keeps what was typed
      () => {},
    )
  }
  const submit = (event: FormEvent) => {
    void handleSubmit(
      ({ message }) => (isMissing ? askRecipient() : deliver(message)),
      () => (isMissing ? askRecipient() : setFocus('message')),
    )(event)
  }
  return (
    <Panel title="Send a notification">
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <DraftHint draft={draft} />
        {choosable && (
          <SegmentedControl
            legend="To"
            showLegend
            value={audience}
            onChange={(next) => {
              setValue('audience', next)
              choose(null)
            }}
            options={[...audiences]}
          />
        )}
        {choosable && audience === 'one' && (
          <UserPicker
            users={choosable}
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
        <div>
          <Button type="submit" variant="primary" size="sm" busy={busy} busyLabel="Sending…">
            Send notification
          </Button>
        </div>
      </form>
    </Panel>
  )
}
