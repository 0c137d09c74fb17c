import { focusHeading } from './focusHeading'

/**
 * After the next render: if the focused element was disabled, removed or is in a closing dialog, focuses what `control`
 * returns then, or the heading if that fails.
 */
export function returnFocus(control: () => HTMLElement | null | undefined): void {
  const check = () => {
    const lost = () => document.activeElement?.matches('body, :disabled, [data-closed] *') !== false
    if (lost()) control()?.focus()
    if (lost()) focusHeading()
  }
  // React Query announces changes in a timeout, so the next frame may come before the render
  setTimeout(() => requestAnimationFrame(check))
}
