import { useMutation } from '@tanstack/react-query'
import type { CrudCall } from '@/api/crud'
import { ConfirmDialog } from '@/kit/overlays/ConfirmDialog'
import { FailureBanner } from './FailureBanner'

type DeleteDialogProps<Item> = {
  /** What is asked about; it stays while the question closes. */
  item: Item | null
  open: boolean
  /** Deletes by id. */
  call: CrudCall<string>
  /** Names the item as a question. */
  title: (item: Item) => string
  description: string
  onKeep: () => void
  onDeleted: (item: Item) => void
}

/** Asks before something goes; a failure is told in the question, which stays. */
export function DeleteDialog<Item extends { _id: string }>(props: DeleteDialogProps<Item>) {
  const { item, open, call, title, description, onKeep, onDeleted } = props
  const remove = useMutation(call)
  if (item === null) return null
  const close = () => {
    remove.reset()
    onKeep()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title(item)}
      description={description}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(item._id, { onSuccess: () => onDeleted(item) })}
    >
      {remove.error && <FailureBanner text={call.failed(remove.error)} error={remove.error} />}
    </ConfirmDialog>
  )
}
