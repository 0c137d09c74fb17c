import { useEffect } from 'react'

declare global {
  /** The last button clicked before hydration. Set by the page's starter script. */
  var earlyClick: HTMLElement | null | undefined
}

type TakenOverProps = {
  /** Selector of the region, which has `data-early` until hydration. */
  region: string
}

/** Rendered next to the content of a prerendered region: marks it as hydrated and replays the queued click. */
export function TakenOver({ region }: TakenOverProps) {
  useEffect(() => {
    const element = document.querySelector(region)
    element?.removeAttribute('data-early')
    const button = globalThis.earlyClick
    if (!button || !element?.contains(button) || button.closest('[data-early]')) return
    globalThis.earlyClick = null
    button.click()
  }, [region])
  return null
}
