import { useQuery } from '@tanstack/react-query'
import { renewalRequestsQuery } from '@/api/renewals'
import { BANNER_MS } from '@/config/constants'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { LinkButton } from '@/kit/actions/LinkButton'
import { CalendarDoor } from '@/kit/doors/CalendarDoor'
import { QueryView } from '@/kit/feedback/QueryView'
import { SkeletonCards } from '@/kit/feedback/SkeletonCards'
import { failureText } from '@/texts/calls'
import { TabPage } from '../common/TabPage'
import { tabOf } from '../tabs'
import { useNotice } from '../common/useNotice'
import { RejectRenewalDialog } from './RejectRenewalDialog'
import { cardGrid, RenewalCards } from './RenewalCards'
import { useRenewalDecision } from './useRenewalDecision'

export function RenewalRequestsTab() {
  const requests = useQuery(renewalRequestsQuery())
  const notices = useNotice(BANNER_MS)
  const decision = useRenewalDecision(requests.data, notices)
  return (
    <TabPage
      tab="renewal-requests"
      notices={notices}
      count={requests.data?.length}
      intro="Approving starts a new term. The client sees your decision on their dashboard."
    >
      <QueryView
        query={requests}
        skeleton={<SkeletonCards count={2} className={cardGrid} />}
        failed={(error) => failureText('listRenewalRequests', error)}
        empty={{ when: (rows) => rows.length === 0, view: <NoRequests /> }}
      >
        {(rows) => <RenewalCards requests={rows} decision={decision} />}
      </QueryView>
      <RejectRenewalDialog decision={decision} />
    </TabPage>
  )
}

function NoRequests() {
  const plans = tabOf('user-plans')
  return (
    <div className="rounded-3 border border-line bg-surface">
      <EmptyState
        title="No renewal requests"
        picture={<CalendarDoor />}
        level={2}
        action={
          <LinkButton size="sm" to={`${plans.path}?f.status=active&sort=expires-at`}>
            See whose plan ends
          </LinkButton>
        }
      >
        Clients can request a renewal once their plan has expired. Their requests appear here.
      </EmptyState>
    </div>
  )
}
