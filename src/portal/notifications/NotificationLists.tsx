import { CheckCheck } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Notification } from '@/contract'
import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { Panel } from '@/kit/layout/Panel'
import { Feed } from '@/portal/Feed'
import { newestFirst } from '@/lib/order'
import { failureText } from '@/texts/calls'
import { NotificationItem } from './NotificationItem'
import { type MarkAllReport, type MarkRead, useMarkRead } from './useMarkRead'

/** Lists unread notifications first. A notification read during this visit keeps its place, to avoid misplaced clicks. */
export function NotificationLists({ all }: { all: readonly Notification[] }) {
  const markRead = useMarkRead()
  const [readBefore] = useState(() => new Set(all.filter((each) => each.read).map((each) => each._id)))
  const top = useRef<HTMLDivElement>(null)

  const sorted = newestFirst(all)
  const fresh = sorted.filter((each) => !readBefore.has(each._id))
  const earlier = sorted.filter((each) => readBefore.has(each._id))
  const unread = all.filter((each) => !each.read)

  const markAll = useMutation({
    mutationFn: () => markRead.markAll(unread.map((each) => each._id)),
    // the button disappears unless several are still unread
    onSuccess: ({ failed }) => failed < 2 && top.current?.focus(),
  })
  const report = markAll.data
  const one: MarkRead = {
    ...markRead,
    mark: (id) => {
      // retrying one notification makes the bulk report stale
      markAll.reset()
      markRead.mark(id)
    },
  }

  return (
    <div ref={top} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none">
      {report && <Report report={report} onDismiss={markAll.reset} />}
      {fresh.length > 0 && (
        <Panel
          flush
          title={unread.length > 0 ? `New, ${unread.length} unread` : 'New'}
          action={
            (unread.length > 1 || markAll.isPending) && (
              <Button
                variant="quiet"
                size="sm"
                className="-mr-3"
                icon={<CheckCheck aria-hidden="true" />}
                busy={markAll.isPending}
                busyLabel="Marking…"
                onClick={() => markAll.mutate()}
              >
                Mark all as read
              </Button>
            )
          }
        >
          <Feed>
            {fresh.map((each) => (
              <NotificationItem key={each._id} notification={each} markRead={one} />
            ))}
          </Feed>
        </Panel>
      )}
      {earlier.length > 0 && (
        <Panel flush title={fresh.length > 0 ? 'Earlier' : 'All read'}>
          <Feed>
            {earlier.map((each) => (
              <NotificationItem key={each._id} notification={each} markRead={one} />
            ))}
          </Feed>
        </Panel>
      )}
    </div>
  )
}

function Report({ report, onDismiss }: { report: MarkAllReport; onDismiss: () => void }) {
  const { marked, failed } = report
  if (failed === 0)
    return (
      <Banner tone="ok" onDismiss={onDismiss}>
        {marked} marked as read.
      </Banner>
    )
  return (
    <Banner tone="err" onDismiss={onDismiss} title={failureText('markNotificationRead', null)}>
      {marked > 0 && `${marked} marked as read. `}
      {failed === 1 ? '1 is still unread.' : `${failed} are still unread.`} Try again in a moment.
    </Banner>
  )
}
