import { useMedia } from '@/kit/useMedia'

const QUERY = '(width < 640px)'

export const isPhoneSize = () => globalThis.matchMedia(QUERY).matches

export const usePhoneSize = () => useMedia(QUERY, false)
