import { useQuery } from '@tanstack/react-query'
import { myComplaintsQuery } from '@/api/complaints'
import { brand } from '@/config/brand'
import { TicketDoor } from '@/kit/doors/TicketDoor'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { Feed, TicketsSkeleton } from '@/portal/Feed'
import { PageHeader } from '@/portal/shell/PageHeader'
import { titles } from '@/portal/shell/titles'
import { Phrases } from '@/kit/text/Phrases'
import { newestFirst } from '@/lib/order'
import { useSession } from '@/session/session'
import { failureText } from '@/texts/calls'
import { ownerOf } from '@/session/owner'
import { ComplaintForm } from './ComplaintForm'
import { TicketItem } from './TicketItem'

export function SupportPage() {
  const { user } = useSession()
  return (
    <>
      <PageHeader
        title={titles.support}
        sub={
          <>
            We answer in the ticket’s chat. Working hours: <Phrases text={brand.hours} />.
          </>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <Panel title="New ticket">{user && <ComplaintForm owner={ownerOf(user)} />}</Panel>
        <Tickets />
      </div>
    </>
  )
}

function Tickets() {
  const query = useQuery(myComplaintsQuery())
  return (
    <Panel flush title="Your tickets">
      <QueryView
        query={query}
        skeleton={<TicketsSkeleton rows={4} />}
        failed={(error) => failureText('listMyComplaints', error, 'tickets')}
        failedClassName="p-5"
        empty={{
          when: (all) => all.length === 0,
          view: (
            <EmptyState title="No tickets yet" picture={<TicketDoor />}>
              Your tickets appear here, with our answers.
            </EmptyState>
          ),
        }}
      >
        {(all) => (
          <Feed>
            {newestFirst(all).map((each) => (
              <TicketItem key={each._id} complaint={each} />
            ))}
          </Feed>
        )}
      </QueryView>
    </Panel>
  )
}
