import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { mySubscriptionsQuery } from '@/api/subscriptions'
import type { Subscription } from '@/contract'
import { statusAt } from '@/domain/subscription'
import { DataTable } from '@/kit/tables/DataTable'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { LinkButton } from '@/kit/actions/LinkButton'
import { ParcelDoor } from '@/kit/doors/ParcelDoor'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { SkeletonTable } from '@/kit/tables/SkeletonTable'
import { readTableState, type TableState, writeTableState } from '@/kit/tables/tableState'
import { TextLink } from '@/kit/text/TextLink'
import { useNow } from '@/kit/useNow'
import { formatDateTime } from '@/lib/dates'
import { paths } from '@/paths'
import { usePlanOf } from '@/portal/plan/usePlanOf'
import { PageHeader } from '@/portal/shell/PageHeader'
import { titles } from '@/portal/shell/titles'
import { failureText } from '@/texts/calls'
import { purchaseColumns, statusFilter } from './purchaseColumns'

const newestFirst: Partial<TableState> = { sort: 'date', dir: 'desc' }

export function PurchasesPage() {
  const query = useQuery(mySubscriptionsQuery())
  return (
    <>
      <PageHeader
        title={titles.purchases}
        sub="All your requests, with today’s list price of each plan. For what you paid, see your bank statement."
        action={
          <LinkButton size="sm" to={paths.plans()}>
            All plans
          </LinkButton>
        }
      />
      <Panel flush>
        <QueryView
          query={query}
          skeleton={<SkeletonTable columns={purchaseColumns} rows={5} filters={1} actions />}
          failed={(error) => failureText('listMySubscriptions', error, 'purchases')}
          failedClassName="p-5"
        >
          {(all) => <PurchasesTable subscriptions={all} />}
        </QueryView>
      </Panel>
    </>
  )
}

function PurchasesTable({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const planOf = usePlanOf()
  const [params, setParams] = useSearchParams()
  const nowMs = useNow()
  const rows = subscriptions.map((each) => ({
    ...each,
    listed: planOf(each),
    current: statusAt(each, nowMs),
  }))
  return (
    <DataTable
      caption="Purchases"
      rows={rows}
      columns={purchaseColumns}
      rowKey={({ _id }) => _id}
      filters={[statusFilter(rows)]}
      state={readTableState(params, newestFirst)}
      onStateChange={(next) =>
        setParams((before) => writeTableState(before, next, newestFirst), {
          replace: true,
          preventScrollReset: true,
        })
      }
      actions={({ _id, uniqueId, createdAt }) => (
        <TextLink standalone to={paths.acknowledgement(_id)}>
          <span>
            Acknowledgement <span className="sr-only">of {uniqueId || formatDateTime(createdAt)}</span>
          </span>
        </TextLink>
      )}
      empty={
        <EmptyState
          level={2}
          title="No purchases yet"
          picture={<ParcelDoor />}
          action={
            <LinkButton variant="primary" to={paths.plans()}>
              See the plans
            </LinkButton>
          }
        >
          Choose a plan and submit a transaction ID, and your purchase appears here.
        </EmptyState>
      }
    />
  )
}
