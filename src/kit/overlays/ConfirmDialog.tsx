import { useRef, type ReactNode } from 'react'
import { Button } from '../actions/Button'
import { Dialog } from './Dialog'

export type ConfirmDialogProps = {
  /** Whether it is shown. */
  open: boolean
  /** Called with false when the reader closes it. */
  onOpenChange: (open: boolean) => void
  /** Names the thing: "Delete Ananya Rao?" */
  title: ReactNode
  /** What follows, and whether it can be undone. */
  description?: ReactNode
  /** The verb again, never "OK". */
  confirmLabel: string
  /**
   * On the safe button, which has the focus.
   * @default Keep
   */
  cancelLabel?: string
  /** On the other one, while `busy`. */
  busyLabel?: string
  /**
   * `danger` where something is lost, `primary` else.
   * @default danger
   */
  tone?: 'danger' | 'primary'
  /** Called by the other one. */
  onConfirm: () => void
  /** While it runs the dialog stays open; the caller closes it. */
  busy?: boolean
  /** More to decide by, and the failure of the call. */
  children?: ReactNode
}

/** Asks before something is done. The safe button has the focus; nothing closes it while the work runs; a failure is told inside. */
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
