import { useRef, type ReactNode } from 'react'
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
  onConfirm: () => void
  /** While it runs the dialog stays open; the caller closes it. */
  busy?: boolean
  children?: ReactNode
}

/** The safe button has the focus; nothing closes it while the work runs; a failure is told inside. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    children,
    onConfirm,
    busy = false,
    busyLabel,
    ...more
  } = props
  const { confirmLabel, cancelLabel = 'Keep', tone = 'danger' } = more
  const safe = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!busy) onOpenChange(next)
      }}
      role="alertdialog"
      size="sm"
      hideClose
      title={title}
      description={description}
      initialFocus={safe}
      footer={
        <>
          <Button ref={safe} aria-disabled={busy || undefined} onClick={() => !busy && onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger-solid' : 'primary'}
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
