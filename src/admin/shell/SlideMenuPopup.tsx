import type { ReactNode } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { ADMIN_SIDEBAR_PX } from '@/config/constants'
import { IconButton } from '@/kit/actions/IconButton'

/** The browser's default font size. */
const LETTER_PX = 16

type SlideMenuPopupProps = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode }

/** A separate chunk, so that wide windows never load it. */
export function SlideMenuPopup({ open, onOpenChange, children }: SlideMenuPopupProps) {
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next, { reason, event }) => {
        // the second half of a double click on the opener
        if (reason !== 'outside-press' || event.detail < 2) onOpenChange(next)
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="layer-fade fixed inset-0 z-40 bg-[oklch(20%_.02_270/.5)]" />
        <Dialog.Popup
          // in rem: wider with larger text
          style={{ width: `${ADMIN_SIDEBAR_PX / LETTER_PX}rem` }}
          className="fixed inset-y-0 left-0 z-40 flex max-w-[88vw] flex-col scroll-pb-[6.5rem] overflow-y-auto border-r border-line bg-sunken px-3 pt-3.5 shadow-high transition-transform duration-200 ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Dialog.Close
            render={
              <IconButton
                label="Close menu"
                size="md"
                icon={<X aria-hidden="true" />}
                className="absolute top-3 right-2 min-h-11 w-11"
              />
            }
          />
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
