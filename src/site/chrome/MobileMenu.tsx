import { useRef } from 'react'
import { X } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { IconButton } from '@/kit/actions/IconButton'
import { Logo } from './Logo'
import { currentMark, publicLinks } from './publicLinks'
import { SessionControls } from './SessionControls'
import { useModalDialog } from './useModalDialog'

const overlay =
  'group m-0 h-dvh max-h-none w-full max-w-none bg-[oklch(20%_.02_270/.5)] p-0 text-ink opacity-0 transition-[opacity,display,overlay] duration-[220ms] ' +
  'transition-discrete backdrop:bg-transparent open:opacity-100 starting:open:opacity-0'

const panel =
  'relative z-10 ml-auto flex h-full w-[min(360px,calc(100vw-56px))] translate-x-full flex-col overflow-y-auto overscroll-contain bg-paper px-(--gut) pb-[max(24px,env(safe-area-inset-bottom))] ' +
  'shadow-high transition-transform duration-[220ms] ease-out group-open:translate-x-0 starting:group-open:translate-x-full'

const linkLook =
  'flex min-h-12 items-center justify-between border-b border-line text-18 font-medium text-ink no-underline hover:text-brand-text ' +
  'aria-[current]:font-semibold after:h-[3px] after:w-[22px] after:rounded-[2px] aria-[current]:after:bg-accent ' +
  'forced-colors:aria-[current]:after:bg-[Highlight] forced-colors:after:forced-color-adjust-none'

type MobileMenuProps = {
  open: boolean
  /** Called by the button, the overlay or a link. During the toggle lock it does nothing. */
  onToggle: () => void
  /** Called on Escape or when the browser closes the dialog. */
  onClose: () => void
}

/** The slide-in menu at 1024 px or less. */
export function MobileMenu({ open, onToggle, onClose }: MobileMenuProps) {
  const { pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  useModalDialog(dialog, open)
  return (
    <dialog
      ref={dialog}
      aria-label="Menu"
      // hide the menu from screen readers while it slides out
      aria-hidden={!open || undefined}
      className={overlay}
      onClose={onClose}
      onKeyDown={(event) => {
        // the browser's own Escape handling ignores synthetic key events from assistive tools
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={panel}>
        <div className="flex min-h-(--bar) shrink-0 items-center justify-between gap-4">
          <Logo className="text-ink" />
          <IconButton
            label="Close menu"
            title={undefined}
            size="md"
            variant="secondary"
            icon={<X aria-hidden="true" />}
            className="min-h-11 w-11 border-line-2"
            onClick={onToggle}
          />
        </div>
        <nav aria-label="Main" className="mt-2 grid">
          {publicLinks.map((link) => (
            <Link
              key={link.to}
              to={link.to}
              aria-current={currentMark(link, pathname)}
              className={linkLook}
              onClick={onToggle}
            >
              {link.label}
            </Link>
          ))}
        </nav>
        <div className="mt-auto grid grid-cols-[minmax(0,1fr)] gap-2.5 pt-8">
          <SessionControls place="menu" />
        </div>
      </div>
      {/* the overlay is last, so that the dialog focuses its content first */}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className="absolute inset-0 cursor-default"
        onClick={onToggle}
      />
    </dialog>
  )
}
