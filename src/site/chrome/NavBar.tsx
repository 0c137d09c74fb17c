import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { MENU_TOGGLE_LOCK_MS, NAV_OPAQUE_AFTER_PX } from '@/config/constants'
import { IconButton } from '@/kit/actions/IconButton'
import { Container } from '@/kit/layout/Container'
import { useLatch } from '@/kit/useLatch'
import { Logo } from './Logo'
import { currentMark, publicLinks } from './publicLinks'
import { SessionControls } from './SessionControls'
import { loadCode } from '@/platform/code'

// kept out of the first load: a wide window never needs it, a narrow one only when the menu is opened
const loadMenu = async () => ({ default: (await import('./MobileMenu')).MobileMenu })
const MobileMenu = lazy(() => loadCode(loadMenu))

/** The fixed bar, opaque once the page is scrolled more than 10 px (SPEC section 2). */
export function NavBar() {
  const opaque = useSyncExternalStore(onScroll, isScrolled, () => false)
  const menu = useMobileMenu()
  const menuUsed = useLatch(menu.open)
  return (
    <header data-opaque={opaque || undefined} className="site-bar">
      <Container className="flex min-h-(--bar) flex-wrap py-2 items-center justify-between gap-x-4 nav:justify-start nav:gap-x-6">
        <Logo className="text-ink" />
        <MainLinks />
        <div className="hidden items-center gap-2 nav:flex">
          <SessionControls place="bar" />
        </div>
        <IconButton
          label="Open menu"
          title={undefined}
          size="md"
          variant="secondary"
          icon={<MenuIcon aria-hidden="true" />}
          aria-expanded={menu.open}
          aria-haspopup="dialog"
          className="min-h-11 w-11 border-line-2 nav:hidden"
          onPointerEnter={() => void loadMenu()}
          onFocus={() => void loadMenu()}
          onClick={(event) => {
            // Safari does not focus a clicked button, and the dialog returns the focus to the last focused element
            event.currentTarget.focus()
            menu.toggle()
          }}
        />
      </Container>
      {menuUsed && (
        <Suspense fallback={null}>
          <MobileMenu open={menu.open} onToggle={menu.toggle} onClose={menu.close} />
        </Suspense>
      )}
    </header>
  )
}

function MainLinks() {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main" className="mx-auto hidden flex-wrap gap-0.5 nav:flex">
      {publicLinks.map((link) => (
        <Link key={link.to} to={link.to} aria-current={currentMark(link, pathname)} className="site-link">
          {link.label}
        </Link>
      ))}
    </nav>
  )
}

function onScroll(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

const isScrolled = () => scrollY > NAV_OPAQUE_AFTER_PX

/** Ignores toggles within 400 ms of the last one; Escape and navigation close the menu at once (SPEC section 2). */
function useMobileMenu() {
  const { key } = useLocation()
  // the history key of the page on which the menu was opened, so that any navigation closes it
  const [openOn, setOpenOn] = useState<string | null>(null)
  const lastToggle = useRef(Number.NEGATIVE_INFINITY)
  const open = openOn === key

  const toggle = () => {
    const now = performance.now()
    if (now - lastToggle.current < MENU_TOGGLE_LOCK_MS) return
    lastToggle.current = now
    setOpenOn(open ? null : key)
  }

  return { open, toggle, close: () => setOpenOn(null) }
}
