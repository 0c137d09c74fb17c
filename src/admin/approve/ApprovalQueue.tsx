import { useState, type CSSProperties } from 'react'
import type { Plan, Subscription } from '@/contract'
import { csvName, downloadCsv } from '@/kit/tables/csv'
import { NothingMatches } from '@/kit/tables/NothingMatches'
import { Pagination } from '@/kit/tables/Pagination'
import { TableTools } from '@/kit/tables/TableTools'
import { clientName } from '@/domain/account'
import { useNow } from '@/kit/useNow'
import { BulkBar } from './BulkBar'
import { CompareDialog, ConfirmDuplicates } from './DuplicateDialogs'
import { DuplicateWarning } from './DuplicateWarning'
import { QueueHead } from './QueueHead'
import { QueueRow } from './QueueRow'
import { RejectForm } from './RejectForm'
import type { useDecisions } from './useDecisions'
import { BULK, useQueueActions } from './useQueueActions'
import { listPrice, queueCsv, useQueueFilter } from './useQueueFilter'
import { useQueueKeys } from './useQueueKeys'

type ApprovalQueueProps = {
  queue: readonly Subscription[]
  /** Undefined until they are known. */
  plans: readonly Plan[] | undefined
  duplicates: ReadonlyMap<string, readonly Subscription[]>
  decisions: ReturnType<typeof useDecisions>
  keys: boolean
}

const columns = {
  '--queue-columns': '28px minmax(150px,1.4fr) minmax(180px,1.3fr) minmax(150px,1.1fr) 108px 226px',
} as CSSProperties

export function ApprovalQueue({ queue, plans, duplicates, decisions, keys }: ApprovalQueueProps) {
  const nowMs = useNow()
  const filter = useQueueFilter(queue)
  const { found, shown, page, pages } = filter
  const [comparing, setComparing] = useState<Subscription | null>(null)
  const price = (row: Subscription) => listPrice(plans, row)
  const turn = (step: 1 | -1) => {
    const possible = page + step >= 1 && page + step <= pages
    if (possible) filter.change({ page: page + step })
    return possible
  }
  const actions = useQueueActions({ shown, duplicates, decide: decisions.decide, turn })
  useQueueKeys(keys, actions.onKey)

  const { running } = decisions
  const chosen = found.filter(({ _id }) => actions.selected.has(_id))

  return (
    <section
      aria-label="Waiting requests"
      style={columns}
      className="overflow-clip rounded-3 border border-line bg-surface"
    >
      <TableTools
        table={filter}
        searchHint="Name, email, transaction ID"
        onCsv={() => downloadCsv(csvName('Approval queue'), queueCsv(found, plans))}
      />
      {chosen.length > 0 && (
        <BulkBar
          count={chosen.length}
          running={chosen.map(({ _id }) => running.get(_id)).find((kind) => kind !== undefined)}
          rejecting={actions.rejecting === BULK}
          onApprove={() => actions.approve(chosen)}
          onReject={() => actions.openReject(BULK)}
          onCancel={() => actions.closeReject(BULK)}
          onSubmit={(reason) => actions.reject(chosen, reason)}
          onClear={() => actions.setSelected(new Set())}
        />
      )}
      {found.length === 0 ? (
        <NothingMatches level={2} onClear={filter.clear}>
          No waiting request has what you searched or filtered for.
        </NothingMatches>
      ) : (
        <>
          <QueueHead shown={shown} selected={actions.selected} onSelect={actions.setSelected} />
          <ul>
            {shown.map((subscription) => {
              const id = subscription._id
              const others = duplicates.get(id)
              const rejecting = actions.rejecting === id
              return (
                <QueueRow
                  key={id}
                  subscription={subscription}
                  price={price(subscription)}
                  nowMs={nowMs}
                  current={actions.currentId === id}
                  keys={keys}
                  selected={actions.selected.has(id)}
                  running={running.get(id)}
                  rejecting={rejecting}
                  actions={{
                    focus: () => actions.setCurrentId(id),
                    select: () => actions.toggle(id),
                    approve: () => actions.approve([subscription]),
                    reject: () => (rejecting ? actions.closeReject(id) : actions.openReject(id)),
                  }}
                >
                  {(others || rejecting) && (
                    <>
                      {others && (
                        <DuplicateWarning others={others} onCompare={() => setComparing(subscription)} />
                      )}
                      {rejecting && (
                        <RejectForm
                          place={id}
                          reader={clientName(subscription).split(' ')[0] ?? ''}
                          busy={running.get(id) === 'reject'}
                          onSubmit={(reason) => actions.reject([subscription], reason)}
                          onCancel={() => actions.closeReject(id)}
                        />
                      )}
                    </>
                  )}
                </QueueRow>
              )
            })}
          </ul>
        </>
      )}
      <Pagination
        page={page}
        pages={pages}
        count={filter.count}
        onPage={(next) => filter.change({ page: next })}
        label="Pages of the queue"
      />
      <CompareDialog
        subscription={comparing}
        duplicates={duplicates}
        price={price}
        onClose={() => setComparing(null)}
      />
      <ConfirmDuplicates
        wanted={actions.confirming}
        duplicates={duplicates}
        price={price}
        onClose={actions.cancelConfirm}
        onConfirm={actions.confirm}
      />
    </section>
  )
}
