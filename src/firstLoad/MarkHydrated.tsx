import { useEffect } from 'react'

declare global {
  /** The last button clicked before hydration. Set by the page's starter script. */
  var queuedClick: HTMLElement | null | undefined
}

/**
 * Rendered next to the content of a prerendered region, given by its selector, which has `data-early` until hydration. Marks
 * the region as hydrated and replays the queued click.
 */
export function MarkHydrated({ region }: { region: string }) {
  useEffect(() => {
    const element = document.querySelector(region)
    element?.removeAttribute('data-early')
    const button = globalThis.queuedClick
    if (!button || !element?.contains(button) || button.closest('[data-early]')) return
    globalThis.queuedClick = null
    button.click()
  }, [region])
  return null
}
