import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '@/api/dashboard'
import { DescriptionList } from '@/kit/text/DescriptionList'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { SkeletonFacts } from '@/kit/feedback/SkeletonFacts'
import { formatLongDate } from '@/lib/dates'
import { failureText } from '@/texts/calls'

/** The user's profile. A refused call ends the session, so only other failures show here. */
export function ProfilePanel() {
  const query = useQuery(dashboardQuery())
  return (
    <Panel title="Profile">
      <QueryView
        query={query}
        skeleton={
          <div aria-busy="true">
            <LoadingStatus />
            <SkeletonFacts rows={3} />
          </div>
        }
        failed={(error) => failureText('getDashboard', error)}
      >
        {(user) => (
          <DescriptionList
            items={[
              { term: 'Name', value: user.name },
              { term: 'Email', value: user.email },
              { term: 'Member since', value: formatLongDate(user.createdAt) },
            ]}
          />
        )}
      </QueryView>
    </Panel>
  )
}
