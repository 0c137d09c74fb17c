import { useEffect } from 'react'

declare global {
  /** The button that was clicked last in a region without its code yet. The page's starter script sets it. */
  var earlyClick: HTMLElement | null | undefined
}

type TakenOverProps = {
  /** The region's selector. The region is marked `data-early` until React has taken it over. */
  region: string
}

/** Rendered beside the content of a prerendered region once that works; repeats a click that came too early. */
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
