import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { doneText, failureText } from '@/api/errors'
import { sendNotificationMutation } from '@/api/notifications'
import { usersQuery } from '@/api/users'
import { schemas, type User } from '@/contract'
import { Banner } from '@/kit/Banner'
import { Button } from '@/kit/Button'
import { Panel } from '@/kit/Panel'
import { SegmentedControl } from '@/kit/SegmentedControl'
import { TextAreaField } from '@/kit/TextAreaField'
import type { Notices } from '../useNotice'
import { UserPicker } from './UserPicker'

const form = schemas.sendNotification.body.pick({ message: true })
const resolver = zodResolver(form, { error: () => 'Please enter a message.' })

const audiences = [
  { value: 'all', label: 'All users' },
  { value: 'one', label: 'One user' },
] as const
type Audience = (typeof audiences)[number]['value']

/**
 * Writes to all users or to one of them. A user list that cannot be fetched is ignored (SPEC section 8): then there is
 * no choice and the message goes to all.
 */
export function SendForm({ notices }: { notices: Notices }) {
  const { data: users } = useQuery(usersQuery())
  const send = useMutation(sendNotificationMutation())
  const [audience, setAudience] = useState<Audience>('all')
  const [recipient, setRecipient] = useState<User | null>(null)
  const [recipientMissing, setRecipientMissing] = useState(false)
  const finder = useRef<HTMLInputElement>(null)
  const { register, handleSubmit, reset, setFocus, formState } = useForm({
    resolver,
    defaultValues: { message: '' },
    // the recipient stands before the message and is no field of this form
    shouldFocusError: false,
  })

  const choose = (user: User | null) => {
    setRecipient(user)
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
    send.mutate(
      { message: message.trim(), ...(to && { userId: to._id }) },
      {
        onSuccess: () => {
          notices.ok(doneText('sendNotification'), to?.name ?? 'To all users')
          reset()
          choose(null)
        },
      },
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
        {users && (
          <SegmentedControl
            legend="To"
            showLegend
            value={audience}
            onChange={(next) => {
              setAudience(next)
              choose(null)
            }}
            options={[...audiences]}
          />
        )}
        {users && audience === 'one' && (
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
        {send.isError && <Banner tone="err">{failureText('sendNotification', send.error)}</Banner>}
        <div>
          <Button type="submit" variant="primary" size="sm" busy={send.isPending} busyLabel="Sending…">
            Send notification
          </Button>
        </div>
      </form>
    </Panel>
  )
}
