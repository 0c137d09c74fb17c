import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type Ref, useSyncExternalStore } from 'react'
import { problemOf, schemas } from '@/contract'
import { IconButton } from '@/kit/actions/IconButton'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { draftStore } from '@/platform/drafts'
import { isOfInputMethod } from '@/platform/inputMethod'

const field = schemas.sendChatMessage.body.shape.text

const drafts = draftStore('chat', (stored) => (typeof stored === 'string' ? stored : null))

/** What has been written into the box of a chat and not submitted. */
export function useBox(complaintId: string, owner: string) {
  const read = () => drafts.read(owner, complaintId) ?? ''
  const write = (text: string) => drafts.write(owner, text || null, complaintId)
  return { text: useSyncExternalStore(drafts.subscribe, read), read, write }
}

type ComposerProps = {
  box: ReturnType<typeof useBox>
  boxRef: Ref<HTMLTextAreaElement>
  open: boolean
  onSend: (text: string) => void
}

/** Enter sends, Shift+Enter starts a new line. A blank text is ignored. */
export function Composer({ box, boxRef, open, onSend }: ComposerProps) {
  const problemIn = (text: string) => (text === '' ? undefined : problemOf(field, text))

  const submit = () => {
    // not as rendered: a key may come twice before React has rendered
    const text = box.read().trim()
    if (text === '' || problemIn(text) !== undefined || !open) return
    box.write('')
    onSend(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isOfInputMethod(event.nativeEvent)) return
    event.preventDefault()
    submit()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form noValidate onSubmit={onSubmit} className="flex items-end gap-2">
      <TextAreaField
        ref={boxRef}
        label="Your message"
        hideLabel
        placeholder={open ? 'Write a message' : 'This chat is closed'}
        rows={2}
        boxClassName="min-w-0 flex-1"
        className="field-sizing-content max-h-40 min-h-[46px] resize-none"
        disabled={!open}
        value={box.text}
        error={problemIn(box.text.trim())}
        onChange={(event) => box.write(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton
        type="submit"
        label="Send"
        variant="primary"
        size="md"
        disabled={!open}
        icon={<SendHorizontal aria-hidden="true" />}
      />
    </form>
  )
}
