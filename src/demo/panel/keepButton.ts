import { storedText } from '@/platform/storage'

const pressed = storedText('sessionStorage', 'demo-panel-button')

const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-demo] [role=tabpanel] button')]

/**
 * Keeps the focus through a reload by one of the panel's buttons: it returns to the button or, if that is now disabled, to
 * its tab. Returns a function that stops this.
 */
export function keepButton(): () => void {
  const index = pressed.read()
  pressed.write(null)
  if (index !== null) {
    buttons()[Number(index)]?.focus()
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-demo] [role=tab][aria-selected=true]')?.focus()
  }
  const keep = () => {
    const focused = buttons().findIndex((button) => button === document.activeElement)
    if (focused !== -1) pressed.write(String(focused))
  }
  addEventListener('pagehide', keep)
  return () => removeEventListener('pagehide', keep)
}
