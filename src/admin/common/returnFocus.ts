import { focusHeading } from './focusHeading'

/**
 * After the next render: if the focused element was disabled or removed, focuses `control`, or the heading if that fails.
 */
export function returnFocus(control: HTMLElement | null): void {
  const check = () => {
    const lost = () => document.activeElement?.matches('body, :disabled') !== false
    if (lost()) control?.focus()
    if (lost()) focusHeading()
  }
  // React Query announces changes in a timeout, so the next frame may come before the render
  setTimeout(() => requestAnimationFrame(check))
}
