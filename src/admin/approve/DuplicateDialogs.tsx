import { ConfirmDialog } from '@/kit/overlays/ConfirmDialog'
import { Dialog } from '@/kit/overlays/Dialog'
import { clientName } from '@/domain/account'
import { Comparison } from './Comparison'
import type { Queue } from './useQueue'

export function CompareDialog({ queue }: { queue: Queue }) {
  return (
    <Dialog
      open={queue.comparing !== null}
      onOpenChange={(open) => !open && queue.setComparing(null)}
      size="lg"
      title="The same transaction ID"
      description="One payment can pay for one subscription only. Compare with the bank before you decide."
    >
      {queue.comparing && <Comparison queue={queue} subscription={queue.comparing} />}
    </Dialog>
  )
}

/** Asks once more before a transaction ID is accepted a second time. */
export function ConfirmDuplicates({ queue }: { queue: Queue }) {
  const wanted = queue.confirming
  const doubtful = wanted?.filter((row) => queue.duplicates.has(row._id)) ?? []
  const [first] = doubtful
  const many = (wanted?.length ?? 0) > 1
  return (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={(open) => !open && queue.cancelConfirm()}
      tone="primary"
      title={many ? `Approve ${wanted?.length} requests?` : `Approve ${first ? clientName(first) : ''}?`}
      description={
        many
          ? `The transaction ID of ${doubtful.map(clientName).join(', ')} stands on another subscription too.`
          : 'The transaction ID of this request stands on another subscription too.'
      }
      confirmLabel="Approve anyway"
      cancelLabel="Do not approve"
      onConfirm={queue.confirm}
    >
      {!many && first && <Comparison queue={queue} subscription={first} />}
    </ConfirmDialog>
  )
}
