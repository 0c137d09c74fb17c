import { useMedia } from './useMedia'

const QUERY = '(prefers-reduced-motion: reduce)'

export const prefersReducedMotion = (): boolean => globalThis.matchMedia(QUERY).matches

/** Whether to avoid motion; always true on the server. */
export const useReducedMotion = (): boolean => useMedia(QUERY, true)
