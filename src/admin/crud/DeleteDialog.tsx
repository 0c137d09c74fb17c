import { useState } from 'react'
import { ConfirmDialog } from '@/kit/ConfirmDialog'
import type { Crud } from './useCrud'

type DeleteDialogProps<Item> = {
  crud: Pick<Crud<Item>, 'asked' | 'keep' | 'deleted'>
  /** Names the record as a question. */
  title: (item: Item) => string
  description: string
  remove: (id: string) => Promise<unknown>
  failed: (error: unknown) => string
  done: string
}

/** Asks before a record goes; a failure is told in the question, which stays. */
export function DeleteDialog<Item extends { _id: string }>(props: DeleteDialogProps<Item>) {
  const { crud, title, description, remove, failed, done } = props
  const { item, open } = crud.asked
  const [error, setError] = useState<string | null>(null)
  if (item === null) return null
  const close = () => {
    setError(null)
    crud.keep()
  }
  const confirm = async () => {
    setError(null)
    try {
      await remove(item._id)
    } catch (cause) {
      setError(failed(cause))
      return
    }
    crud.deleted(item, done)
    // the button that opened the question has gone with its record
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#main h1')?.focus())
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={title(item)}
      description={description}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      onConfirm={confirm}
      error={error}
    />
  )
}
