import { useSyncExternalStore } from 'react'
import { ADMIN_BREAKPOINT_PX } from '@/config/constants'

const query = `(max-width: ${ADMIN_BREAKPOINT_PX}px)`

/**
 * Whether the window is so narrow that the sidebar becomes a slide-in menu (SPEC section 9). Null in the build, where there is
 * no window yet.
 */
export function useNarrow(): boolean | null {
  return useSyncExternalStore<boolean | null>(
    (listener) => {
      const list = globalThis.matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    () => globalThis.matchMedia(query).matches,
    () => null,
  )
}
