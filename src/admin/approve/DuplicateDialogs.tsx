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
      description="One payment can pay for one subscription only. Check with the bank before you decide."
    >
      {queue.comparing && <Comparison queue={queue} subscription={queue.comparing} />}
    </Dialog>
  )
}

export function ConfirmDuplicates({ queue }: { queue: Queue }) {
  const wanted = queue.confirming
  const repeated = wanted?.filter((row) => queue.duplicates.has(row._id)) ?? []
  const claims = wanted?.filter((row) => queue.claim(row)?.proven === false) ?? []
  const [first] = [...repeated, ...claims]
  const many = (wanted?.length ?? 0) > 1
  return (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={(open) => !open && queue.cancelConfirm()}
      tone="primary"
      title={many ? `Approve ${wanted?.length} requests?` : `Approve ${first ? clientName(first) : ''}?`}
      description={[
        repeated.length > 0 &&
          `Another subscription already uses the transaction ID of ${many ? repeated.map(clientName).join(', ') : 'this request'}.`,
        ...claims.map(
          (row) => `${clientName(row)} ${queue.claim(row)?.text}. There is no sign of a payment.`,
        ),
      ]
        .filter(Boolean)
        .join(' ')}
      confirmLabel="Approve anyway"
      cancelLabel="Do not approve"
      onConfirm={queue.confirm}
    >
      {!many && first && repeated.length > 0 && <Comparison queue={queue} subscription={first} />}
    </ConfirmDialog>
  )
}
