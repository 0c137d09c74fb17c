import { SendHorizontal } from 'lucide-react'
import type { FormEvent, KeyboardEvent, Ref } from 'react'
import { IconButton } from '@/kit/actions/IconButton'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { isInputMethodKey } from '@/platform/inputMethod'
import type { Outbox } from './useOutbox'

type ComposerProps = { outbox: Outbox; open: boolean; ref: Ref<HTMLTextAreaElement> }

/** Enter sends, Shift+Enter starts a new line. A blank text is ignored. */
export function Composer({ outbox: { text, problem, change, submit }, open, ref }: ComposerProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isInputMethodKey(event.nativeEvent)) return
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
        ref={ref}
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
        icon={<SendHorizontal aria-hidden="true" />}
      />
    </form>
  )
}
