import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Printer } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import { Button } from '@/kit/actions/Button'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { LinkButton } from '@/kit/actions/LinkButton'
import { ParcelDoor } from '@/kit/doors/ParcelDoor'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { TextLink } from '@/kit/text/TextLink'
import { useNow } from '@/kit/useNow'
import { paths } from '@/paths'
import { countingText } from '@/portal/plan/countingText'
import { usePlanOf } from '@/portal/plan/usePlanOf'
import { PageHeader } from '@/portal/shell/PageHeader'
import { titles } from '@/portal/shell/titles'
import { useSession } from '@/session/session'
import { failureText } from '@/texts/calls'
import { acknowledgementTitle, AcknowledgementSheet } from './AcknowledgementSheet'

/** One purchase, on a page made for printing. */
export function AcknowledgementPage() {
  const { subscriptionId } = useParams()
  const { user } = useSession()
  const query = useQuery(mySubscriptionsQuery())
  const planOf = usePlanOf()
  const nowMs = useNow()
  const subscription = query.data?.find((each) => each._id === subscriptionId)
  return (
    <>
      <TextLink standalone to={paths.purchases()} className="mb-3 self-start text-14 print:hidden">
        <ArrowLeft aria-hidden="true" />
        All purchases
      </TextLink>
      <PageHeader
        title={subscription ? acknowledgementTitle(subscription) : titles.acknowledgement}
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
        {(all) =>
          subscription ? (
            <AcknowledgementSheet
              subscription={subscription}
              plan={planOf(subscription)}
              user={user}
              counting={countingText(subscription, all, nowMs)}
            />
          ) : (
            <Panel flush>
              <EmptyState
                level={2}
                title="No such purchase"
                picture={<ParcelDoor />}
                action={<LinkButton to={paths.purchases()}>To your purchases</LinkButton>}
              >
                It is not among those of this account.
              </EmptyState>
            </Panel>
          )
        }
      </QueryView>
    </>
  )
}
