import type { Subscription } from '@/contract'
import { ConfirmDialog } from '@/kit/overlays/ConfirmDialog'
import { Dialog } from '@/kit/overlays/Dialog'
import { clientName } from '@/domain/account'
import { Comparison } from './Comparison'
import type { ListPrice } from './useQueueFilter'

type Shared = {
  duplicates: ReadonlyMap<string, readonly Subscription[]>
  price: (row: Subscription) => ListPrice | null
}

type CompareProps = Shared & { subscription: Subscription | null; onClose: () => void }

export function CompareDialog({ subscription, duplicates, price, onClose }: CompareProps) {
  return (
    <Dialog
      open={subscription !== null}
      onOpenChange={(open) => !open && onClose()}
      size="lg"
      title="The same transaction ID"
      description="One payment can pay for one subscription only. Compare with the bank before you decide."
    >
      {subscription && (
        <Comparison
          subscription={subscription}
          others={duplicates.get(subscription._id) ?? []}
          price={price}
        />
      )}
    </Dialog>
  )
}

type ConfirmProps = Shared & {
  /** What is to be approved; null while nothing is asked. */
  wanted: readonly Subscription[] | null
  onClose: () => void
  onConfirm: (wanted: readonly Subscription[]) => void
}

/** Asks once more before a transaction ID is accepted a second time. */
export function ConfirmDuplicates({ wanted, duplicates, price, onClose, onConfirm }: ConfirmProps) {
  const doubtful = wanted?.filter((row) => duplicates.has(row._id)) ?? []
  const [first] = doubtful
  const many = (wanted?.length ?? 0) > 1
  return (
    <ConfirmDialog
      open={wanted !== null}
      onOpenChange={(open) => !open && onClose()}
      tone="primary"
      title={many ? `Approve ${wanted?.length} requests?` : `Approve ${first ? clientName(first) : ''}?`}
      description={
        many
          ? `The transaction ID of ${doubtful.map(clientName).join(', ')} stands on another subscription too.`
          : 'The transaction ID of this request stands on another subscription too.'
      }
      confirmLabel="Approve anyway"
      cancelLabel="Do not approve"
      onConfirm={() => wanted && onConfirm(wanted)}
    >
      {!many && first && (
        <Comparison subscription={first} others={duplicates.get(first._id) ?? []} price={price} />
      )}
    </ConfirmDialog>
  )
}
