import { MessageCircle } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Complaint } from '@/contract'
import { cx } from '@/kit/cx'
import { LinkButton } from '@/kit/actions/LinkButton'
import { paths } from '@/paths'
import { isChatOpen, mayReopen, turnText } from '@/domain/complaint'
import { FeedItem } from '@/portal/Feed'
import { ReopenChat } from './ReopenChat'
import { TicketBadges } from './TicketBadges'

type TicketItemProps = {
  complaint: Complaint
  /** Shows only two lines of the message and of the answer. */
  brief?: boolean
}

export function TicketItem({ complaint, brief = false }: TicketItemProps) {
  const { _id, message, response, createdAt } = complaint
  const heading = useRef<HTMLElement>(null)
  const [requested, setRequested] = useState(false)
  const noteRequest = () => {
    setRequested(true)
    heading.current?.focus()
  }
  return (
    <FeedItem
      icon={<MessageCircle aria-hidden="true" />}
      title={
        <span className={cx('whitespace-pre-line', brief && 'line-clamp-2 slim:line-clamp-none')}>
          {message}
        </span>
      }
      titleRef={heading}
      at={createdAt}
    >
      {response && (
        <p
          className={cx(
            'text-14 wrap-anywhere whitespace-pre-line text-ink-2',
            brief && 'line-clamp-2 slim:line-clamp-none',
          )}
        >
          <span className="font-[560]">Answer:</span> {response}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-0.5">
        <span className="flex flex-wrap items-center gap-2 text-14 text-ink-2">
          <TicketBadges ticket={complaint} />
          {turnText(complaint)}
        </span>
        <div className="flex flex-wrap items-center gap-2 sm:ml-auto sm:justify-end">
          <LinkButton size="sm" to={paths.supportChat(_id)}>
            {isChatOpen(complaint) ? 'Open chat' : 'Read chat'}
          </LinkButton>
          {mayReopen(complaint) && <ReopenChat complaintId={_id} onRequested={noteRequest} />}
        </div>
      </div>
      <output className="sr-only">
        {requested && complaint.reopenStatus === 'pending' && 'Reopen requested.'}
      </output>
    </FeedItem>
  )
}
