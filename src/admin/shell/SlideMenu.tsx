import { useState, type ReactNode } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { Menu, X } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { ADMIN_SIDEBAR_PX } from '@/config/constants'
import { IconButton } from '@/kit/IconButton'

/** The sidebar of narrow windows: it keeps the focus inside, and closes on Escape, on the overlay and on a change of page. */
export function SlideMenu({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  return (
    <Dialog.Root open={openedAt === key} onOpenChange={(open) => setOpenedAt(open ? key : null)}>
      <Dialog.Trigger
        render={
          <IconButton
            label="Open menu"
            size="md"
            variant="secondary"
            icon={<Menu aria-hidden="true" />}
            className="ml-auto min-h-11 w-11 [--bd:var(--line-2)]"
          />
        }
      />
      <Dialog.Portal>
        <Dialog.Backdrop className="layer-fade fixed inset-0 z-40 bg-[oklch(20%_.02_270/.5)]" />
        <Dialog.Popup
          style={{ width: ADMIN_SIDEBAR_PX }}
          className="fixed inset-y-0 left-0 z-40 flex max-w-[88vw] flex-col overflow-y-auto border-r border-line bg-sunken px-3 pt-3.5 pb-[max(14px,env(safe-area-inset-bottom))] shadow-high transition-transform duration-200 ease-out data-ending-style:-translate-x-full data-starting-style:-translate-x-full"
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
