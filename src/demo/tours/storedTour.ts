import { parsedJson } from '@/lib/json'
import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

export const storedTour = signal(null, storedText('sessionStorage', 'demo-tour'))

/** Whether a tour runs that is not paused. */
export const isTouring = (): boolean => Object(parsedJson(storedTour.get())).aside === false
