import { Bell } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Notification } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { FailedCall } from '@/portal/FailedCall'
import { FeedItem } from '@/portal/Feed'
import { failureText } from '@/texts/calls'
import type { MarkRead } from './useMarkRead'

type NotificationItemProps = { notification: Notification; markRead: MarkRead }

export function NotificationItem({ notification, markRead }: NotificationItemProps) {
  const { _id, title, message, read, createdAt } = notification
  const failure = markRead.failures.get(_id)
  const heading = useRef<HTMLElement>(null)
  const [marked, setMarked] = useState(false)
  const mark = () => {
    setMarked(true)
    markRead.mark(_id)
  }
  useLayoutEffect(() => {
    // the button has disappeared, so focus the title
    if (marked && read && document.activeElement === document.body) heading.current?.focus()
  }, [marked, read])
  return (
    <FeedItem
      icon={<Bell aria-hidden="true" />}
      title={title}
      titleRef={heading}
      fresh={!read}
      at={createdAt}
    >
      <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-2">{message}</p>
      {!read && failure !== undefined && (
        <FailedCall text={failureText('markNotificationRead', failure)} error={failure} />
      )}
      {!read && (
        <div>
          <Button variant="quiet" size="sm" className="-ml-3" onClick={mark}>
            Mark as read
            <span className="sr-only">: {title}</span>
          </Button>
        </div>
      )}
      <output className="sr-only">{marked && read && 'Marked as read.'}</output>
    </FeedItem>
  )
}
