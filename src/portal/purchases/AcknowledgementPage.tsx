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
import { SkeletonFacts } from '@/kit/feedback/SkeletonFacts'
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
    <div className="flex max-w-[720px] flex-col print:max-w-none">
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
        skeleton={<SheetSkeleton />}
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
                title="Purchase not found"
                picture={<ParcelDoor />}
                action={<LinkButton to={paths.purchases()}>Go to your purchases</LinkButton>}
              >
                Your account has no purchase at this address.
              </EmptyState>
            </Panel>
          )
        }
      </QueryView>
    </div>
  )
}

function SheetSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 rounded-3 border border-line bg-surface p-5 sm:p-8">
      <LoadingStatus />
      <div className="grid gap-2.5 border-b-2 border-line-2 pb-5">
        <Skeleton width={180} height={18} />
        <Skeleton width={130} />
        <Skeleton width={190} />
      </div>
      <div className="flex justify-between">
        <Skeleton width={150} height={22} />
        <Skeleton width={76} height={22} />
      </div>
      <SkeletonFacts rows={6} className="gap-5!" />
    </div>
  )
}
