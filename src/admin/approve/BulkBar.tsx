import { Check } from 'lucide-react'
import { Button } from '@/kit/actions/Button'
import { RejectForm } from './RejectForm'
import { BULK, type Queue } from './useQueue'

export function BulkBar({ queue }: { queue: Queue }) {
  const { chosen } = queue
  const count = chosen.length
  const running = chosen.map(({ _id }) => queue.running.get(_id)).find((kind) => kind !== undefined)
  const rejecting = queue.rejecting === BULK
  return (
    <div
      role="region"
      aria-label="Bulk actions"
      id="bulk-actions"
      className="border-b border-brand-line bg-brand-tint px-3 py-2 text-14"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <strong className="tabular-nums">{count} selected</strong>
        <Button
          size="sm"
          variant="primary"
          icon={<Check aria-hidden="true" />}
          busy={running === 'approve'}
          busyLabel="Approving…"
          disabled={running === 'reject'}
          onClick={() => queue.approve(chosen)}
        >
          Approve {count}
        </Button>
        <Button
          size="sm"
          variant="danger"
          aria-expanded={rejecting}
          disabled={running !== undefined}
          data-reject=""
          onClick={() => queue.openReject(BULK)}
        >
          Reject {count}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          className="ml-auto"
          disabled={running !== undefined}
          onClick={queue.clearSelection}
        >
          Clear
        </Button>
      </div>
      {rejecting && (
        <div className="pt-3 pb-1">
          <RejectForm
            queue={queue}
            place={BULK}
            requests={chosen}
            reader={count === 1 ? 'The client' : count === 2 ? 'Both clients' : `All ${count} clients`}
          />
        </div>
      )}
    </div>
  )
}
