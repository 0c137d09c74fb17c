import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches. */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = globalThis.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(query).matches,
    () => onServer,
  )
}
