import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Menu } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { IconButton } from '@/kit/actions/IconButton'
import { useLatch } from '@/kit/useLatch'
import { loadCode } from '@/platform/code'

const loadPopup = async () => ({ default: (await import('./SlideMenuPopup')).SlideMenuPopup })
const SlideMenuPopup = lazy(() => loadCode(loadPopup))

/** The sidebar of narrow windows: traps the focus, and closes on Escape, an outside click or navigation. */
export function SlideMenu({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const open = openedAt === key
  return (
    <>
      <IconButton
        label="Open menu"
        size="md"
        variant="secondary"
        icon={<Menu aria-hidden="true" />}
        aria-expanded={open}
        aria-haspopup="dialog"
        className="ml-auto min-h-11 w-11 [--bd:var(--line-2)]"
        onPointerEnter={() => void loadPopup()}
        onFocus={() => void loadPopup()}
        onClick={(event) => {
          // Safari does not focus clicked buttons, but the dialog must return the focus to this one
          event.currentTarget.focus()
          setOpenedAt(key)
        }}
      />
      {useLatch(open) && (
        <Suspense fallback={null}>
          <SlideMenuPopup open={open} onOpenChange={(next) => setOpenedAt(next ? key : null)}>
            {children}
          </SlideMenuPopup>
        </Suspense>
      )}
    </>
  )
}
