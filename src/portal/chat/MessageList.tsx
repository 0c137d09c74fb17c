import { ArrowDown } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatMessage } from '@/contract'
import { Button } from '@/kit/actions/Button'
import type { Failure } from '@/texts/failure'
import { MessageBubble, SentAt } from './MessageBubble'

type MessageListProps = {
  messages: readonly ChatMessage[]
  /** Messages that the reader has submitted and the server has not received yet. */
  unsent: readonly string[]
  /** Why sending has stopped; null if it has not. */
  failure: Failure | null
  /** Moves an unsent message back to the field; null in a closed chat. */
  onEdit: ((index: number) => void) | null
  /** Which side is reading. */
  me: 'user' | 'admin'
  /** The name of the other side. */
  other: string
  /** The other side's picture. */
  face: ReactNode
}

/** A reader within this many CSS pixels of the end counts as being there. */
const NEAR_END_PX = 48

/** Messages are sent in order, so only the first one can have arrived without an answer. */
function stateOf(index: number, failure: Failure | null): string {
  if (failure === null) return 'Sending…'
  return index === 0 && failure.mayBeDone ? 'Not confirmed' : 'Not sent'
}

/**
 * Keeps the newest message in view while the reader is at the end. A reader who has scrolled up stays there and gets a
 * button that counts the new messages.
 */
export function MessageList({ messages, unsent, failure, onEdit, me, other, face }: MessageListProps) {
  const box = useRef<HTMLDivElement>(null)
  const following = useRef(true)
  // how many messages there were when the reader left the end; null while at the end
  const [left, setLeft] = useState<number | null>(null)
  // every author except the client is the agency, whatever name the server uses
  const isMine = ({ from }: ChatMessage) => (from === 'user') === (me === 'user')
  const endsWithMine = unsent.length > 0 || messages.slice(-1).some(isMine)
  const count = messages.length
  const shown = count + unsent.length

  // a layout effect, to scroll before a new message is painted
  useLayoutEffect(() => {
    const element = box.current
    if (element && shown > 0 && (following.current || endsWithMine)) element.scrollTop = element.scrollHeight
  }, [shown, endsWithMine])

  // the window's size, an open keyboard and a rotation change the height
  useEffect(() => {
    const element = box.current
    const resized = new ResizeObserver(() => {
      if (element && following.current) element.scrollTop = element.scrollHeight
    })
    if (element) resized.observe(element)
    return () => resized.disconnect()
  }, [])

  const noteScroll = () => {
    const element = box.current
    if (!element) return
    const atEnd = element.scrollHeight - element.scrollTop - element.clientHeight <= NEAR_END_PX
    following.current = atEnd
    setLeft((before) => (atEnd ? null : (before ?? count)))
  }
  const toEnd = () => {
    box.current?.scrollTo({ top: box.current.scrollHeight })
    // the button disappears, so focus the messages
    box.current?.focus()
  }
  const waiting = left === null ? 0 : count - left
  return (
    <div className="relative">
      <div
        ref={box}
        role="log"
        aria-label="Messages"
        tabIndex={0}
        onScroll={noteScroll}
        className="grid max-h-[max(260px,calc(100dvh-460px))] min-h-[180px] content-start gap-2.5 overflow-y-auto overscroll-contain px-5 py-5 focus-visible:-outline-offset-3 rail:max-h-[max(300px,calc(100dvh-360px))]"
      >
        {shown === 0 && (
          <p className="place-self-center text-center text-14 text-ink-3">
            {onEdit ? 'No messages yet. Write the first one below.' : 'No messages.'}
          </p>
        )}
        {messages.map((message, index) => (
          <MessageBubble
            // the index, because messages have no ID and a chat only grows at its end
            key={index}
            text={message.text}
            mine={isMine(message)}
            author={isMine(message) ? 'You' : other}
            face={!isMine(message) && face}
          >
            {message.createdAt && <SentAt createdAt={message.createdAt} />}
          </MessageBubble>
        ))}
        {unsent.map((text, index) => (
          <MessageBubble
            // the index that the message will have in the chat once it is sent
            key={count + index}
            text={text}
            mine
            author="You"
          >
            <span className="mt-0.5 flex items-center justify-between gap-3 text-12 text-ink-3">
              {stateOf(index, failure)}
              {failure && onEdit && (
                <Button variant="quiet" size="sm" onClick={() => onEdit(index)}>
                  Edit
                </Button>
              )}
            </span>
          </MessageBubble>
        ))}
      </div>
      {waiting > 0 && (
        <Button
          size="sm"
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-high"
          icon={<ArrowDown aria-hidden="true" />}
          onClick={toEnd}
        >
          {waiting === 1 ? '1 new message' : `${waiting} new messages`}
        </Button>
      )}
    </div>
  )
}
