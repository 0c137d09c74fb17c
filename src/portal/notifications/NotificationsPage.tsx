import { useQuery } from '@tanstack/react-query'
import { myNotificationsQuery } from '@/api/notifications'
import { BellDoor } from '@/kit/doors/BellDoor'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { NotificationsSkeleton } from '@/portal/Feed'
import { PageHeader } from '@/portal/shell/PageHeader'
import { titles } from '@/portal/shell/titles'
import { failureText } from '@/texts/calls'
import { NotificationLists } from './NotificationLists'

export function NotificationsPage() {
  const query = useQuery(myNotificationsQuery())
  return (
    <>
      <PageHeader title={titles.notifications} sub="Approvals, answers and reminders from us." />
      <QueryView
        query={query}
        skeleton={
          <Panel flush>
            <NotificationsSkeleton rows={6} header />
          </Panel>
        }
        failed={(error) => failureText('listMyNotifications', error)}
        empty={{
          when: (all) => all.length === 0,
          view: (
            <Panel flush>
              <EmptyState level={2} title="Nothing here yet" picture={<BellDoor />}>
                We’ll notify you here when we decide on a payment or a renewal, or answer a ticket.
              </EmptyState>
            </Panel>
          ),
        }}
      >
        {(all) => <NotificationLists all={all} />}
      </QueryView>
    </>
  )
}
