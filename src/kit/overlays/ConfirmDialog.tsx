import { useRef, type ReactNode } from 'react'
import { Button } from '../actions/Button'
import { Dialog } from './Dialog'

export type ConfirmDialogProps = {
  /** Whether the dialog is open. */
  open: boolean
  /** Called with false when the user closes the dialog. */
  onOpenChange: (open: boolean) => void
  /** A question that names the thing: “Delete Ananya Rao?” */
  title: ReactNode
  /** The consequence, and whether it can be undone. */
  description?: ReactNode
  /** Repeats the verb of the title; never “OK”. */
  confirmLabel: string
  /**
   * The text of the safe button, which gets the focus.
   * @default Keep
   */
  cancelLabel?: string
  /** The text of the confirm button while `busy`. */
  busyLabel?: string
  /**
   * `danger` if something is lost, otherwise `primary`.
   * @default danger
   */
  tone?: 'danger' | 'primary'
  /** Called by the confirm button. */
  onConfirm: () => void
  /** Whether the call is running. The dialog stays open; the caller closes it after the call. */
  busy?: boolean
  /** Further details, and the error if the call fails. */
  children?: ReactNode
}

/** Asks for confirmation. Focuses the safe button, stays open while the call runs, and shows errors inside. */
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
