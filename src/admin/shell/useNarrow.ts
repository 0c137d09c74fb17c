import { ADMIN_BREAKPOINT_PX } from '@/config/constants'
import { useMedia } from '@/kit/useMedia'

/** Whether the sidebar becomes a slide-in menu (SPEC section 9). */
export const useNarrow = (): boolean => useMedia(`(max-width: ${ADMIN_BREAKPOINT_PX}px)`, false)
