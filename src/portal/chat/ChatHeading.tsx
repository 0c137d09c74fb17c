import type { Ref } from 'react'
import type { Complaint } from '@/contract'
import { formatDateTime } from '@/lib/dates'
import { TicketBadges } from '@/portal/support/TicketBadges'

type ChatHeadingProps = { complaint: Complaint; owner: string; headingRef: Ref<HTMLHeadingElement> }

/** The ticket's text and status, and the answer that resolved it. */
export function ChatHeading({ complaint, owner, headingRef }: ChatHeadingProps) {
  const { message, createdAt, response } = complaint
  return (
    <header className="grid gap-2 border-b border-line px-5 py-4">
      <h2
        ref={headingRef}
        tabIndex={-1}
        className="max-h-[7.5em] overflow-y-auto text-18 leading-[1.35] wrap-anywhere whitespace-pre-line"
      >
        {message}
      </h2>
      <div className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
        <TicketBadges ticket={complaint} />
        <span>
          {owner && (
            <>
              <bdi>{owner}</bdi>,{' '}
            </>
          )}
          {formatDateTime(createdAt)}
        </span>
      </div>
      {response && (
        <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-2">
          <span className="font-[560]">Answer:</span> {response}
        </p>
      )}
    </header>
  )
}
