import { MessageCircle } from 'lucide-react'
import { useRef } from 'react'
import type { Complaint } from '@/contract'
import { cx } from '@/kit/cx'
import { LinkButton } from '@/kit/actions/LinkButton'
import { paths } from '@/paths'
import { isChatOpen, mayReopen } from '@/domain/complaint'
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
  const open = isChatOpen(complaint)
  const heading = useRef<HTMLElement>(null)
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
      actions={
        <div className="flex flex-wrap items-center gap-2 pt-0.5">
          <TicketBadges ticket={complaint} />
          <div className={cx('flex flex-wrap items-center', !open && '-ml-3')}>
            <LinkButton size="sm" variant={open ? 'secondary' : 'quiet'} to={paths.supportChat(_id)}>
              {open ? 'Open chat' : 'Read chat'}
            </LinkButton>
            {mayReopen(complaint) && (
              <ReopenChat complaintId={_id} onRequested={() => heading.current?.focus()} />
            )}
          </div>
        </div>
      }
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
    </FeedItem>
  )
}
