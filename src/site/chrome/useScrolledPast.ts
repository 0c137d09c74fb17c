import { useSyncExternalStore } from 'react'

function onScroll(listener: () => void): () => void {
  globalThis.addEventListener('scroll', listener, { passive: true })
  return () => globalThis.removeEventListener('scroll', listener)
}

/** Whether the page is scrolled down by more than this many pixels. */
export function useScrolledPast(px: number): boolean {
  return useSyncExternalStore(
    onScroll,
    () => globalThis.scrollY > px,
    () => false,
  )
}
