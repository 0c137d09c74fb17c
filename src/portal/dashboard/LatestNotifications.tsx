import { useQuery } from '@tanstack/react-query'
import { myNotificationsQuery } from '@/api/notifications'
import { DASHBOARD_LATEST } from '@/config/constants'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { SkeletonList } from '@/kit/feedback/SkeletonList'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { Feed } from '@/portal/Feed'
import { NotificationItem } from '@/portal/notifications/NotificationItem'
import { useMarkRead } from '@/portal/notifications/useMarkRead'
import { newestFirst } from '@/lib/order'
import { useNow } from '@/kit/useNow'
import { failureText } from '@/texts/calls'

export function LatestNotifications() {
  const query = useQuery(myNotificationsQuery())
  const markRead = useMarkRead()
  const nowMs = useNow()
  return (
    <Panel
      flush
      title="Notifications"
      action={
        <TextLink standalone to={paths.notifications()} className="text-14">
          {query.data && query.data.length > 0 ? `All ${query.data.length}` : 'All'}{' '}
          <span className="sr-only">notifications</span>
        </TextLink>
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonList rows={DASHBOARD_LATEST} />}
        failed={(error) => failureText('listMyNotifications', error)}
        failedClassName="p-5"
        empty={{
          when: (all) => all.length === 0,
          view: (
            <EmptyState art={null} title="Nothing new">
              Approvals, answers and reminders from us appear here.
            </EmptyState>
          ),
        }}
      >
        {(all) => (
          <Feed>
            {newestFirst(all)
              .slice(0, DASHBOARD_LATEST)
              .map((each) => (
                <NotificationItem key={each._id} notification={each} nowMs={nowMs} markRead={markRead} />
              ))}
          </Feed>
        )}
      </QueryView>
    </Panel>
  )
}
