import { type ReactNode, type RefObject, useState } from 'react'
import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { cx } from '../cx'
import { IconButton } from '../actions/IconButton'

export type DialogProps = {
  /** Whether the dialog is open. */
  open: boolean
  /** Called with false when the user closes the dialog. */
  onOpenChange: (open: boolean) => void
  /** The task and its subject. */
  title: ReactNode
  /** A sentence under the title. */
  description?: ReactNode
  /** The buttons; on a phone, they are stacked, with the last one on top. */
  footer?: ReactNode
  /**
   * `sm` 440, `md` 560, `lg` 760 px wide.
   * @default md
   */
  size?: 'sm' | 'md' | 'lg'
  /** The element to focus first; by default the first control inside. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Moves the focus after closing; by default it returns to the opener. */
  finalFocus?: () => void
  /**
   * `alertdialog` for a question that the footer answers: no close button, and a press outside does not close it.
   * @default dialog
   */
  role?: 'dialog' | 'alertdialog'
  /** The dialog's content. */
  children?: ReactNode
}

const widths = { sm: 'sm:max-w-[440px]', md: 'sm:max-w-[560px]', lg: 'sm:max-w-[760px]' }

const endPadding = 'pb-[max(20px,env(safe-area-inset-bottom))] sm:pb-6'

/** The dialog itself, loaded on demand by `Dialog`. */
export function DialogPopup(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, size = 'md', ...more } = props
  const { initialFocus, finalFocus, role = 'dialog', children } = more
  const hasClose = role === 'dialog'
  // callers often clear the title on closing, so it is kept until the dialog has faded out
  const [shownTitle, setShownTitle] = useState(title)
  if (open && shownTitle !== title) setShownTitle(title)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        // the second half of a double click on the opener
        if (reason !== 'outside-press' || event.detail < 2) onOpenChange(next)
      }}
      disablePointerDismissal={role === 'alertdialog'}
    >
      <Base.Portal>
        <Base.Backdrop className="layer-fade fixed inset-0 z-40 bg-[oklch(20%_.02_270/.5)]" />
        <Base.Viewport className="fixed inset-0 z-40 grid items-end justify-items-center overflow-y-auto pt-10 sm:place-items-center sm:p-6">
          <Base.Popup
            role={role}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
            className={cx(
              'layer-rise relative grid grid-cols-[minmax(0,1fr)] w-full gap-3 rounded-t-3 border border-line-2 bg-surface px-5 pt-5 shadow-high sm:rounded-3 sm:px-6 sm:pt-6',
              !footer && endPadding,
              widths[size],
            )}
          >
            <Base.Title
              className={cx(
                'min-w-0 text-22 leading-[1.2] tracking-[-.02em] wrap-anywhere',
                hasClose && 'pr-10',
              )}
            >
              {shownTitle}
            </Base.Title>
            {description && <Base.Description className="text-ink-2">{description}</Base.Description>}
            {children}
            {footer && (
              // sticky: focusing a button must not scroll the question out of view
              <div
                className={cx(
                  'sticky flex flex-col-reverse gap-2 bg-surface pt-2 max-sm:bottom-0 sm:-bottom-6 sm:flex-row sm:flex-wrap sm:justify-end',
                  endPadding,
                )}
              >
                {footer}
              </div>
            )}
            {/* The close button is last in the DOM, so that the first field gets the focus. */}
            {hasClose && (
              <Base.Close
                render={
                  <IconButton
                    label="Close"
                    icon={<X aria-hidden="true" />}
                    className="absolute top-3.5 right-3.5 sm:top-[18px] sm:right-[18px]"
                  />
                }
              />
            )}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
