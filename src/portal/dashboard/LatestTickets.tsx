import { useQuery } from '@tanstack/react-query'
import { myComplaintsQuery } from '@/api/complaints'
import { DASHBOARD_LATEST } from '@/config/constants'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { LinkButton } from '@/kit/actions/LinkButton'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { SkeletonList } from '@/kit/feedback/SkeletonList'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { Feed } from '@/portal/Feed'
import { newestFirst } from '@/lib/order'
import { TicketItem } from '@/portal/support/TicketItem'
import { useNow } from '@/kit/useNow'
import { failureText } from '@/texts/calls'

export function LatestTickets() {
  const query = useQuery(myComplaintsQuery())
  const nowMs = useNow()
  return (
    <Panel
      flush
      title="Support tickets"
      action={
        <TextLink standalone to={paths.support()} className="text-14">
          {query.data && query.data.length > 0 ? `All ${query.data.length}` : 'All'}{' '}
          <span className="sr-only">support tickets</span>
        </TextLink>
      }
    >
      <QueryView
        query={query}
        skeleton={<SkeletonList rows={DASHBOARD_LATEST} />}
        failed={(error) => failureText('listMyComplaints', error)}
        failedClassName="p-5"
        empty={{
          when: (all) => all.length === 0,
          view: (
            <EmptyState
              art={null}
              title="No tickets"
              action={
                <LinkButton size="sm" to={paths.support()}>
                  New ticket
                </LinkButton>
              }
            >
              Something broken or unclear? Tell us, and talk it over in the ticket’s own chat.
            </EmptyState>
          ),
        }}
      >
        {(all) => (
          <Feed>
            {newestFirst(all)
              .slice(0, DASHBOARD_LATEST)
              .map((each) => (
                <TicketItem key={each._id} complaint={each} nowMs={nowMs} brief />
              ))}
          </Feed>
        )}
      </QueryView>
    </Panel>
  )
}
