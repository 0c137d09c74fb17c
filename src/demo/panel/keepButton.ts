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
  // unless a visitor is already typing: the panel may load late
  if (index !== null && document.activeElement === document.body) {
    buttons()[Number(index)]?.focus()
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-demo] [role=tab][aria-selected=true]')?.focus()
  }
  const keep = ({ target }: Event) => {
    const at = buttons().findIndex((button) => button.contains(target as Node))
    pressed.write(at === -1 ? null : String(at))
  }
  // before the press disables the button, which would lose the focus
  document.addEventListener('click', keep, true)
  document.addEventListener('focusin', keep)
  return () => {
    document.removeEventListener('click', keep, true)
    document.removeEventListener('focusin', keep)
    pressed.write(null)
  }
}
