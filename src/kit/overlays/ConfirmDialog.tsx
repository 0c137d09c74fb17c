import { useRef, useState, type ReactNode } from 'react'
import { Banner } from '../feedback/Banner'
import { Button } from '../actions/Button'
import { Dialog } from './Dialog'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the thing: "Delete Ananya Rao?" */
  title: ReactNode
  description?: ReactNode
  /** The verb again, never "OK". */
  confirmLabel: string
  cancelLabel?: string
  busyLabel?: string
  tone?: 'danger' | 'primary'
  /** The dialog waits for a promise and stays open; the caller closes it. */
  onConfirm: () => unknown
  busy?: boolean
  error?: ReactNode
  children?: ReactNode
}

/** The safe button has the focus; nothing closes it while the work runs; a failure is told inside. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    confirmLabel,
    cancelLabel = 'Keep',
    busyLabel,
    ...more
  } = props
  const { tone = 'danger', onConfirm, busy = false, error, children } = more
  const safe = useRef<HTMLButtonElement>(null)
  const [waiting, setWaiting] = useState(false)
  const working = busy || waiting
  const confirm = async () => {
    setWaiting(true)
    try {
      await onConfirm()
    } finally {
      setWaiting(false)
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!working) onOpenChange(next)
      }}
      role="alertdialog"
      size="sm"
      hideClose
      title={title}
      description={description}
      initialFocus={safe}
      footer={
        <>
          <Button
            ref={safe}
            aria-disabled={working || undefined}
            onClick={() => !working && onOpenChange(false)}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger-solid' : 'primary'}
            busy={working}
            busyLabel={busyLabel}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && <Banner tone="err">{error}</Banner>}
    </Dialog>
  )
}
