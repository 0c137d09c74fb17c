import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import { Button } from '@/kit/actions/Button'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { LinkButton } from '@/kit/actions/LinkButton'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { usePlanOf } from '@/portal/plan/usePlanOf'
import { PageHeader } from '@/portal/shell/PageHeader'
import { titles } from '@/portal/shell/titles'
import { useSession } from '@/session/session'
import { failureText } from '@/texts/calls'
import { AcknowledgementSheet } from './AcknowledgementSheet'

/** One purchase, on a page made for printing. */
export function AcknowledgementPage() {
  const { subscriptionId } = useParams()
  const { user } = useSession()
  const query = useQuery(mySubscriptionsQuery())
  const planOf = usePlanOf()
  return (
    <>
      <TextLink standalone to={paths.purchases()} className="mb-3 self-start text-14 print:hidden">
        <ArrowLeft aria-hidden="true" />
        All purchases
      </TextLink>
      <PageHeader
        title={titles.acknowledgement}
        action={
          <Button
            size="sm"
            className="print:hidden"
            icon={<Printer aria-hidden="true" />}
            onClick={() => globalThis.print()}
          >
            Print
          </Button>
        }
      />
      <QueryView
        query={query}
        skeleton={
          <div aria-busy="true">
            <LoadingStatus />
            <Skeleton shape="block" height={420} className="max-w-[720px] rounded-3" />
          </div>
        }
        failed={(error) => failureText('listMySubscriptions', error, 'purchases')}
      >
        {(all) => {
          const subscription = all.find((each) => each._id === subscriptionId)
          return subscription ? (
            <AcknowledgementSheet subscription={subscription} plan={planOf(subscription)} user={user} />
          ) : (
            <Panel flush>
              <EmptyState
                level={2}
                title="No such purchase"
                action={<LinkButton to={paths.purchases()}>To your purchases</LinkButton>}
              >
                It is not among those of this account.
              </EmptyState>
            </Panel>
          )
        }}
      </QueryView>
    </>
  )
}
