import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { notificationsQuery } from '@/api/notifications'
import { usersQuery } from '@/api/users'
import { NOTIFICATION_LIST_PX } from '@/config/constants'
import type { Notification } from '@/contract'
import { BellDoor } from '@/kit/doors/BellDoor'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { SkeletonList } from '@/kit/feedback/SkeletonList'
import { formatMoment } from '@/lib/dates'
import { useNow } from '@/kit/useNow'
import { failureText } from '@/texts/calls'

export function SentList() {
  const notifications = useQuery(notificationsQuery())
  const { data: users } = useQuery(usersQuery())
  const names = useMemo(() => new Map(users?.map(({ _id, name }) => [_id, name])), [users])
  const nowMs = useNow()
  // a missing recipient means "all" only if the server names other notifications' recipients
  const tells = notifications.data?.some(({ userId }) => userId)
  const recipient = ({ userId }: Notification) => {
    if (userId) return names.get(userId) ?? 'One user'
    return userId === null || tells ? 'All users' : null
  }
  return (
    <Panel title="Sent notifications" flush className="mt-6">
      <QueryView
        query={notifications}
        skeleton={<SkeletonList rows={4} icons={false} />}
        failed={(error) => failureText('listNotifications', error)}
        failedClassName="p-4"
        empty={{
          when: (rows) => rows.length === 0,
          view: (
            <EmptyState title="Nothing sent yet" picture={<BellDoor />}>
              Write the first one in the form on this page.
            </EmptyState>
          ),
        }}
      >
        {(rows) => (
          <div
            role="region"
            aria-label="List of sent notifications"
            tabIndex={0}
            className="overflow-y-auto overscroll-contain focus-visible:-outline-offset-3"
            style={{ maxHeight: NOTIFICATION_LIST_PX }}
          >
            <ul>
              {rows.map((row) => (
                <li
                  key={row._id}
                  className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-0.5 border-b border-line px-5 py-3 [contain-intrinsic-size:auto_72px] [content-visibility:auto] last:border-b-0 sm:grid-cols-[minmax(0,1fr)_fit-content(40%)]"
                >
                  <div className="min-w-0">
                    <h3 className="text-15 font-semibold tracking-normal wrap-anywhere">{row.title}</h3>
                    <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-2">{row.message}</p>
                  </div>
                  <p className="text-14 wrap-anywhere text-ink-3 sm:text-right">
                    {recipient(row) !== null && (
                      <>
                        <span className="text-ink-2">{recipient(row)}</span>
                        <span className="sm:hidden">, </span>
                      </>
                    )}
                    <time dateTime={row.createdAt} className="sm:block">
                      {formatMoment(row.createdAt, nowMs)}
                    </time>
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </QueryView>
    </Panel>
  )
}
