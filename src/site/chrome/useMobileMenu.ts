import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MENU_TOGGLE_LOCK_MS } from '@/config/constants'

/**
 * Whether the slide-in menu is open. A toggle within 400 ms of the one before is ignored; Escape and a change of page
 * close at once (SPEC section 2).
 */
export function useMobileMenu() {
  const { key } = useLocation()
  // open for one visit of one page, so that every change of page closes it
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
