import { Check } from 'lucide-react'
import { Button } from '@/kit/actions/Button'
import { RejectForm } from './RejectForm'
import { BULK } from './useQueueActions'

type BulkBarProps = {
  count: number
  running: 'approve' | 'reject' | undefined
  rejecting: boolean
  onApprove: () => void
  onReject: () => void
  onCancel: () => void
  onSubmit: (reason: string) => void
  onClear: () => void
}

/** What can be done with all selected requests at once. */
export function BulkBar(props: BulkBarProps) {
  const { count, running, rejecting, onApprove, onReject, onCancel, onSubmit, onClear } = props
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
          onClick={onApprove}
        >
          Approve {count}
        </Button>
        <Button
          size="sm"
          variant="danger"
          aria-expanded={rejecting}
          disabled={running !== undefined}
          data-reject=""
          onClick={onReject}
        >
          Reject {count}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          className="ml-auto"
          disabled={running !== undefined}
          onClick={onClear}
        >
          Clear
        </Button>
      </div>
      {rejecting && (
        <div className="pt-3 pb-1">
          <RejectForm
            place={BULK}
            reader={count === 1 ? 'The client' : `All ${count} clients`}
            busy={running === 'reject'}
            onSubmit={onSubmit}
            onCancel={onCancel}
          />
        </div>
      )}
    </div>
  )
}
