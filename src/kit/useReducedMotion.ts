import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'

function subscribe(listener: () => void): () => void {
  const media = globalThis.matchMedia(QUERY)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether motion is to stay off at this moment. */
export const prefersReducedMotion = (): boolean => globalThis.matchMedia(QUERY).matches

/** Whether motion is to stay off. On the server, where nobody has been asked, it does. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => true)
}
