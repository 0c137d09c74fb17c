import { useEffect, type RefObject } from 'react'
import { NAV_BREAKPOINT_PX } from '@/config/constants'

/** While `open`, shows the dialog as modal and locks scrolling. A window wider than the menu's breakpoint closes it. */
export function useModalDialog(dialog: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const element = dialog.current
    if (!open || !element) return undefined
    element.showModal()
    const unlock = lockScrolling()
    const wide = globalThis.matchMedia(`(min-width: ${NAV_BREAKPOINT_PX + 1}px)`)
    const closeWhenWide = () => {
      if (wide.matches) element.close()
    }
    wide.addEventListener('change', closeWhenWide)
    return () => {
      wide.removeEventListener('change', closeWhenWide)
      unlock()
      element.close()
    }
  }, [dialog, open])
}

function lockScrolling(): () => void {
  const { style, clientWidth } = document.documentElement
  const before = { overflow: style.overflow, paddingRight: style.paddingRight }
  const scrollbar = globalThis.innerWidth - clientWidth
  style.overflow = 'hidden'
  // avoid a sideways jump when the scrollbar disappears
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`
  return () => void Object.assign(style, before)
}
