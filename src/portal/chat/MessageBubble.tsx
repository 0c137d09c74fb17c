import type { ReactNode } from 'react'
import { cx } from '@/kit/cx'
import { formatDateTime, formatMoment } from '@/lib/dates'
import { useNow } from '@/kit/useNow'

type MessageBubbleProps = {
  text: string
  mine: boolean
  author: string
  /** The author’s picture, beside the messages of the other side. */
  face?: ReactNode
  /** Shown below the text: the time, or the state of an unsent message. */
  children: ReactNode
}

export function MessageBubble({ text, mine, author, face, children }: MessageBubbleProps) {
  return (
    <div
      className={cx(
        'flex max-w-[84%] items-end gap-2 sm:max-w-[70%]',
        mine ? 'justify-self-end' : 'justify-self-start',
      )}
    >
      {face}
      <div
        className={cx(
          'min-w-0 rounded-[14px] border px-3.5 py-2.5 text-14',
          mine
            ? 'rounded-br-[4px] border-brand-line bg-brand-tint'
            : 'rounded-bl-[4px] border-line bg-sunken',
        )}
      >
        <p className="wrap-anywhere whitespace-pre-line">
          <span className={mine ? 'sr-only' : 'block text-12 font-[560] text-ink-2'}>
            {author}
            <span className="sr-only">: </span>
          </span>
          {text}
        </p>
        {children}
      </div>
    </div>
  )
}

export function SentAt({ createdAt }: { createdAt: string }) {
  const nowMs = useNow()
  return (
    <time dateTime={createdAt} title={formatDateTime(createdAt)} className="mt-0.5 block text-12 text-ink-3">
      {formatMoment(createdAt, nowMs)}
    </time>
  )
}
