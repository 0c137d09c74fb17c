import type { CSSProperties } from 'react'
import { Button } from '@/kit/actions/Button'
import { Banner } from '@/kit/feedback/Banner'
import type { Subscription } from '@/contract'
import { csvName, downloadCsv } from '@/kit/tables/csv'
import { NothingMatches } from '@/kit/tables/NothingMatches'
import { Pagination } from '@/kit/tables/Pagination'
import { TableTools } from '@/kit/tables/TableTools'
import { useTurn } from '@/kit/tables/useTurn'
import { clientName } from '@/domain/account'
import { planLabel } from '@/domain/plan'
import { listed } from '@/lib/listed'
import { rowsLayout, useAimedClicks } from '@/kit/tables/useAimedClicks'
import { BulkBar } from './BulkBar'
import { CompareDialog, ConfirmDuplicates } from './DuplicateDialogs'
import { namesOf } from './failureNotice'
import { QueueHead } from './QueueHead'
import { QueueRow } from './QueueRow'
import { type Queue, type QueueOptions, useQueue } from './useQueue'
import { queueCsv } from './useQueueFilter'

const columns = {
  '--queue-columns': '28px minmax(150px,1.4fr) minmax(180px,1.3fr) minmax(150px,1.1fr) 108px 236px',
} as CSSProperties

const idOf = ({ _id }: Subscription) => _id

export function ApprovalQueue(options: QueueOptions) {
  const queue = useQueue(options)
  const { found, shown, page, pages, count, change, clear } = queue.table
  const reported = options.decisions.reports.flatMap(({ done, failed }) => [...done, ...failed])
  const isAimed = useAimedClicks(`${rowsLayout(reported.map(idOf))}; ${rowsLayout(shown.map(idOf))}`)
  const { top, turn } = useTurn<HTMLElement>((next) => change({ page: next }))
  return (
    <section
      ref={top}
      aria-label="Waiting requests"
      style={columns}
      className="overflow-clip rounded-3 border border-line bg-surface"
    >
      <div className="@container">
        <TableTools
          table={queue.table}
          searchHint="Name, email, transaction ID"
          onCsv={() => downloadCsv(csvName('Approval queue'), queueCsv(found, options.plans))}
        />
      </div>
      {queue.lost && <DecidedByAnotherAdmin queue={queue} lost={queue.lost} />}
      {queue.chosen.length > 0 && <BulkBar queue={queue} />}
      {found.length === 0 ? (
        <NothingMatches level={2} onClear={clear}>
          No waiting requests match your search and filters.
        </NothingMatches>
      ) : (
        <>
          <QueueHead queue={queue} />
          <ul>
            {shown.map((subscription) => (
              <QueueRow key={subscription._id} queue={queue} subscription={subscription} isAimed={isAimed} />
            ))}
          </ul>
        </>
      )}
      <Pagination page={page} pages={pages} count={count} onPage={turn} label="Pages of the queue" />
      <HeldApprovals queue={queue} />
      <output className="sr-only">{queue.said}</output>
      <CompareDialog queue={queue} />
      <ConfirmDuplicates queue={queue} />
    </section>
  )
}

/** The Undo banner floats, because the row just approved may be anywhere on the page. */
function HeldApprovals({ queue: { held, takeBack } }: { queue: Queue }) {
  if (held.length === 0) return null
  return (
    <div className="fixed inset-x-4 bottom-4 z-10 mx-auto max-w-xl rounded-2 shadow-low rail:left-[calc(var(--rail)+1rem)]">
      <Banner
        tone="info"
        title="Approving in a few seconds"
        action={
          <Button size="sm" onClick={takeBack}>
            Undo
          </Button>
        }
      >
        {listed(held.map((row) => `${clientName(row)}, ${planLabel(row.plan)}`))}.
      </Banner>
    </div>
  )
}

function DecidedByAnotherAdmin({ queue, lost }: { queue: Queue; lost: NonNullable<Queue['lost']> }) {
  const { place, row, reason } = lost
  return (
    <Banner
      tone="warn"
      title="This request has already been decided"
      className="m-3.5"
      onDismiss={() => queue.closeReject(place)}
    >
      {row && `${namesOf([row])}. `}
      {typeof reason === 'string' && `You were writing: “${reason}”`}
    </Banner>
  )
}
