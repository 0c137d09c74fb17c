import { useSyncExternalStore } from 'react'
import { ADMIN_BREAKPOINT_PX } from '@/config/constants'

const query = `(max-width: ${ADMIN_BREAKPOINT_PX}px)`

/** Whether the sidebar becomes a slide-in menu (SPEC section 9). */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = globalThis.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => globalThis.matchMedia(query).matches,
    () => false,
  )
}
