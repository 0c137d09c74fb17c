import { storedText } from '@/platform/storage'

/** The tour of this browser tab and how far it is, as JSON; null while there is none. */
export const storedTour = storedText('sessionStorage', 'demo-tour')
