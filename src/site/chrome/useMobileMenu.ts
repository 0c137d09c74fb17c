import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { MENU_TOGGLE_LOCK_MS, NAV_BREAKPOINT_PX } from '@/config/constants'

/**
 * The slide-in menu on a native modal dialog: the browser keeps the focus inside and the page behind it inert. A toggle
 * within 400 ms of the one before is ignored; Escape and a change of page close at once (SPEC section 2).
 */
export function useMobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const lastToggle = useRef(Number.NEGATIVE_INFINITY)
  const [open, setOpen] = useState(false)
  const { key } = useLocation()

  const close = () => {
    if (!dialog.current?.open) return
    dialog.current.close()
    setOpen(false)
    // Safari gives a clicked button no focus, so the dialog alone would not know where to return it
    opener.current?.focus()
  }

  const toggle = () => {
    const now = performance.now()
    if (now - lastToggle.current < MENU_TOGGLE_LOCK_MS) return
    lastToggle.current = now
    if (open) return close()
    dialog.current?.showModal()
    setOpen(true)
  }

  useEffect(() => {
    dialog.current?.close()
    setOpen(false)
  }, [key])

  useEffect(() => {
    if (!open) return undefined
    const { style } = document.documentElement
    const before = { overflow: style.overflow, paddingRight: style.paddingRight }
    const scrollbar = globalThis.innerWidth - document.documentElement.clientWidth
    style.overflow = 'hidden'
    // the page must not jump sideways when its scrollbar goes
    if (scrollbar > 0) style.paddingRight = `${scrollbar}px`
    const wide = globalThis.matchMedia(`(min-width: ${NAV_BREAKPOINT_PX + 1}px)`)
    const onWide = () => {
      if (wide.matches) dialog.current?.close()
    }
    wide.addEventListener('change', onWide)
    return () => {
      wide.removeEventListener('change', onWide)
      Object.assign(style, before)
    }
  }, [open])

  return { dialog, opener, open, toggle, close, onClosed: () => setOpen(false) }
}
