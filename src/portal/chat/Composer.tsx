import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useIsUnderWay } from '@/api/useIsUnderWay'
import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useSyncExternalStore } from 'react'
import { complaintQuery, sendChatMessageMutation } from '@/api/complaints'
import { problemOf, schemas } from '@/contract'
import { IconButton } from '@/kit/actions/IconButton'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { draftStore } from '@/platform/drafts'
import { isOfInputMethod } from '@/platform/inputMethod'
import { FailedCall } from '@/portal/FailedCall'
import { failureText } from '@/texts/calls'

const field = schemas.sendChatMessage.body.shape.text

const drafts = draftStore('chat', (stored) => (typeof stored === 'string' ? stored : null))

type ComposerProps = { complaintId: string; owner: string; open: boolean }

/** Enter sends, Shift+Enter starts a new line. A blank text is ignored. After a failure the text is still there. */
export function Composer({ complaintId, owner, open }: ComposerProps) {
  const draft = () => drafts.read(owner, complaintId) ?? ''
  const text = useSyncExternalStore(drafts.subscribe, draft)
  const client = useQueryClient()
  const call = { ...sendChatMessageMutation(), mutationKey: ['sendChatMessage', complaintId] }
  const send = useMutation(call)
  const busy = useIsUnderWay(call)
  const problem = text.trim() === '' ? undefined : problemOf(field, text.trim())

  const change = (next: string) => drafts.write(owner, next || null, complaintId)
  const submit = async () => {
    const sent = text.trim()
    if (sent === '' || problem !== undefined || !open || busy) return
    try {
      await send.mutateAsync({ id: complaintId, text: sent })
      // the user may have gone on typing while it was sent, also in this chat opened anew
      const latest = draft().trimStart()
      if (latest.startsWith(sent)) change(latest.slice(sent.length).trimStart())
    } catch {
      // the ticket may have been resolved in the meantime
      await client.invalidateQueries({ queryKey: complaintQuery(complaintId).queryKey })
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event.nativeEvent)) return
    event.preventDefault()
    void submit()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3 border-t border-line p-4">
      {send.isError && <FailedCall text={failureText('sendChatMessage', send.error)} error={send.error} />}
      <div className="flex items-end gap-2">
        <TextAreaField
          label="Your message"
          hideLabel
          placeholder={open ? 'Write a message' : 'This chat is closed'}
          rows={2}
          boxClassName="min-w-0 flex-1"
          className="field-sizing-content max-h-40 min-h-[46px] resize-none"
          disabled={!open}
          value={text}
          error={problem}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          type="submit"
          label="Send"
          variant="primary"
          size="md"
          disabled={!open}
          busy={busy}
          icon={<SendHorizontal aria-hidden="true" />}
        />
      </div>
    </form>
  )
}
