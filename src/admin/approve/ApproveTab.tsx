import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { couponsQuery } from '@/api/couponCalls'
import { plansQuery } from '@/api/plans'
import { pendingSubscriptionsQuery } from '@/api/subscriptions'
import type { Subscription } from '@/contract'
import { reasonInFreeId } from '@/domain/transactionId'
import { Banner } from '@/kit/feedback/Banner'
import { RetryButton } from '@/kit/actions/RetryButton'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { LinkButton } from '@/kit/actions/LinkButton'
import { BenchDoor } from '@/kit/doors/BenchDoor'
import { QueryView } from '@/kit/feedback/QueryView'
import { SkeletonTable } from '@/kit/tables/SkeletonTable'
import { oldestFirst } from '@/lib/order'
import { TabPage } from '../common/TabPage'
import { useNarrow } from '../shell/useNarrow'
import { tabOf } from '../tabs'
import { useNow } from '@/kit/useNow'
import { useFailure } from '@/platform/useFailure'
import { failureText } from '@/texts/calls'
import { ApprovalQueue } from './ApprovalQueue'
import { KeysLegend } from './KeysLegend'
import { isLate } from './queue'
import { ReportBanners } from './ReportBanners'
import { useDecisions } from './useDecisions'
import { useDuplicates } from './useDuplicates'
import { useKeysChoice } from './useQueueKeys'

const none: readonly never[] = []

const columns = ['Client', 'Plan', 'Transaction', 'Waiting'].map((header) => ({ header }))

export function ApproveTab() {
  const pending = useQuery(pendingSubscriptionsQuery())
  const plans = useQuery(plansQuery())
  const queue = useMemo(() => oldestFirst(pending.data ?? none), [pending.data])
  const duplicates = useDuplicates(queue)
  const named = queue.some(({ transactionId }) => reasonInFreeId(transactionId ?? '') !== null)
  const coupons = useQuery({ ...couponsQuery(), enabled: named })
  const { all } = duplicates
  const unknown = useFailure(all)
  const keys = useKeysChoice()
  const narrow = useNarrow()
  const decisions = useDecisions()
  return (
    <TabPage
      tab="approve"
      intro={<Waiting queue={queue} known={pending.data !== undefined} />}
      aside={queue.length > 0 && <KeysLegend on={keys.on} onToggle={keys.toggle} />}
    >
      <ReportBanners decisions={decisions} />
      {unknown && queue.length > 0 && (
        <Banner
          tone="warn"
          className="mb-4"
          title="We can’t check for repeated transaction IDs right now"
          action={<RetryButton trying={all.isFetching} onRetry={() => void all.refetch()} />}
        >
          {failureText('listAllSubscriptions', unknown)} Check the IDs with the bank before you approve.
        </Banner>
      )}
      <QueryView
        query={pending}
        skeleton={
          <div className="rounded-3 border border-line bg-surface">
            <SkeletonTable columns={columns} rows={7} filters={1} actions />
          </div>
        }
        failed={(error) => failureText('listPendingSubscriptions', error)}
        empty={{ when: (data) => data.length === 0, view: <EmptyQueue /> }}
      >
        {() => (
          <ApprovalQueue
            requests={queue}
            plans={plans.data ?? (plans.isError ? none : undefined)}
            coupons={coupons.data}
            duplicates={duplicates}
            decisions={decisions}
            keys={keys.on && !narrow}
          />
        )}
      </QueryView>
    </TabPage>
  )
}

function Waiting({ queue, known }: { queue: readonly Subscription[]; known: boolean }) {
  const nowMs = useNow()
  if (!known) return null
  if (queue.length === 0) return 'A request appears here as soon as a client submits a payment.'
  const late = queue.filter((row) => isLate(row, nowMs)).length
  return (
    <>
      <strong className="text-ink tabular-nums">{queue.length} waiting</strong>, oldest first.
      {late > 0 && ` ${late} ${late === 1 ? 'has' : 'have'} waited longer than a day.`}
    </>
  )
}

function EmptyQueue() {
  const renewals = tabOf('renewal-requests')
  return (
    <div className="rounded-3 border border-line bg-surface">
      <EmptyState
        title="No one is waiting"
        picture={<BenchDoor />}
        level={2}
        action={
          <LinkButton size="sm" to={renewals.path}>
            Look at {renewals.label.toLowerCase()}
          </LinkButton>
        }
      >
        Every submitted payment has been decided. New ones appear here.
      </EmptyState>
    </div>
  )
}
