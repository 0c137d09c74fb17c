import { useEffect } from 'react'

declare global {
  /** The button that was clicked last in a region whose code had not come. The page's starter keeps it. */
  var earlyClick: HTMLElement | null | undefined
}

type TakenOverProps = {
  /** Finds the region, which is marked `data-early` until then. */
  region: string
}

/** Stands beside the content of a prerendered region: from then on it answers, and first to a click that came too early. */
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
