import { focusHeading } from './focusHeading'

/**
 * Once the screen has been drawn again: a focus whose element has been switched off or has left the page goes to `control`, or
 * to the page's heading where that one cannot take it. A focus that has gone elsewhere stays.
 */
export function returnFocus(control: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const lost = () => document.activeElement?.matches('body, :disabled') !== false
    if (lost()) control?.focus()
    if (lost()) focusHeading()
  })
}
