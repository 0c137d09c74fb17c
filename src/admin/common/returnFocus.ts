import { focusHeading } from './focusHeading'

/**
 * After the next render: if the focused element was disabled or removed, focuses `control`, or the heading if that fails.
 */
export function returnFocus(control: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const lost = () => document.activeElement?.matches('body, :disabled') !== false
    if (lost()) control?.focus()
    if (lost()) focusHeading()
  })
}
