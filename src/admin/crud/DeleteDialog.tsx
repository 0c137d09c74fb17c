import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ConfirmDialog } from '@/kit/overlays/ConfirmDialog'
import { FailureBanner } from '../common/FailureBanner'
import { focusHeading } from '../common/focusHeading'
import { useIsGone } from '../common/useIsGone'
import type { Crud } from './useCrud'

type DeleteDialogProps<Item extends { _id: string }, Body> = { crud: Crud<Item, Body>; deleting?: string }

export function DeleteDialog<Item extends { _id: string }, Body>(props: DeleteDialogProps<Item, Body>) {
  const { crud, deleting = '' } = props
  const {
    asked,
    calls,
    one,
    nameOf,
    keep,
    deleted,
    notices,
    records,
    deleteTitle = (name) => `Delete the ${one} ${name}?`,
  } = crud
  const remove = useMutation(calls.remove)
  const isGone = useIsGone()
  // keep the record while the dialog closes
  const { item, open } = asked
  const isUnlisted = records.data?.every(({ _id }) => _id !== item?._id)
  const close = () => {
    remove.reset()
    keep()
    // the button that opened the dialog is gone
    if (isUnlisted) requestAnimationFrame(focusHeading)
  }
  // not by status: a 404 may also mean that the server has no such route
  const wasGone = remove.isError && isUnlisted
  const closeGone = useEffectEvent(() => {
    if (item === null || remove.error === null) return
    const notFound = remove.error.status === 404 && calls.remove.failed(remove.error)
    notices.info(`${nameOf(item)} has already been deleted.`, notFound)
    close()
  })
  useEffect(() => {
    if (wasGone) closeGone()
  }, [wasGone])
  if (item === null) return null
  // callbacks of mutate are lost if the tab unmounts before they run
  const confirm = () =>
    void remove.mutateAsync(item._id).then(
      () => {
        if (!isGone()) deleted(item)
      },
      (error: unknown) => notices.failedLate(calls.remove.failed(error), error, nameOf(item)),
    )
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={deleteTitle(nameOf(item))}
      description={`${deleting} This cannot be undone.`.trimStart()}
      confirmLabel="Delete"
      busyLabel="Deleting…"
      busy={remove.isPending}
      onConfirm={confirm}
    >
      {remove.error && <FailureBanner text={calls.remove.failed(remove.error)} error={remove.error} />}
    </ConfirmDialog>
  )
}
