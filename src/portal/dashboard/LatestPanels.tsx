import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { myComplaintsQuery } from '@/api/complaints'
import { myNotificationsQuery } from '@/api/notifications'
import { DASHBOARD_LATEST } from '@/config/constants'
import { LinkButton } from '@/kit/actions/LinkButton'
import { TicketDoor } from '@/kit/doors/TicketDoor'
import { BellDoor } from '@/kit/doors/BellDoor'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { type QueryLike, QueryView } from '@/kit/feedback/QueryView'
import { Panel } from '@/kit/layout/Panel'
import { TextLink } from '@/kit/text/TextLink'
import { newestFirst } from '@/lib/order'
import { paths } from '@/paths'
import { Feed, NotificationsSkeleton, TicketsSkeleton } from '@/portal/Feed'
import { NotificationItem } from '@/portal/notifications/NotificationItem'
import { useMarkRead } from '@/portal/notifications/useMarkRead'
import { TicketItem } from '@/portal/support/TicketItem'
import { failureText } from '@/texts/calls'

type LatestProps<Row> = {
  title: string
  query: QueryLike<Row[]>
  failed: (error: unknown) => string
  /** The page that lists all entries. */
  to: string
  skeleton: ReactNode
  empty: ReactNode
  children: (row: Row) => ReactNode
}

/** The newest entries of a list, with a link to all of them. */
function Latest<Row extends { createdAt: string }>(props: LatestProps<Row>) {
  const { title, query, failed, to, skeleton, empty, children } = props
  return (
    <Panel
      flush
      title={title}
      action={
        <TextLink standalone to={to} className="text-14">
          {query.data && query.data.length > DASHBOARD_LATEST ? `See all ${query.data.length}` : 'See all'}{' '}
          <span className="sr-only">{title.toLowerCase()}</span>
        </TextLink>
      }
    >
      <QueryView
        query={query}
        skeleton={skeleton}
        failed={failed}
        failedClassName="p-5"
        empty={{ when: (all) => all.length === 0, view: empty }}
      >
        {(all) => <Feed>{newestFirst(all).slice(0, DASHBOARD_LATEST).map(children)}</Feed>}
      </QueryView>
    </Panel>
  )
}

export function LatestNotifications() {
  const query = useQuery(myNotificationsQuery())
  const markRead = useMarkRead()
  return (
    <Latest
      title="Notifications"
      query={query}
      failed={(error) => failureText('listMyNotifications', error)}
      to={paths.notifications()}
      skeleton={<NotificationsSkeleton rows={DASHBOARD_LATEST} />}
      empty={
        <EmptyState title="Nothing new" picture={<BellDoor />}>
          Approvals, answers and reminders from us appear here.
        </EmptyState>
      }
    >
      {(each) => <NotificationItem key={each._id} notification={each} markRead={markRead} />}
    </Latest>
  )
}

export function LatestTickets() {
  const query = useQuery(myComplaintsQuery())
  return (
    <Latest
      title="Support tickets"
      query={query}
      failed={(error) => failureText('listMyComplaints', error)}
      to={paths.support()}
      skeleton={<TicketsSkeleton rows={DASHBOARD_LATEST} />}
      empty={
        <EmptyState
          title="No tickets"
          picture={<TicketDoor />}
          action={
            <LinkButton size="sm" to={paths.support()}>
              New ticket
            </LinkButton>
          }
        >
          Something broken or unclear? Tell us, and talk it over in the ticket’s own chat.
        </EmptyState>
      }
    >
      {(each) => <TicketItem key={each._id} complaint={each} brief />}
    </Latest>
  )
}
