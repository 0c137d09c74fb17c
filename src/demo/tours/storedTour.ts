import { parsedJson } from '@/lib/json'
import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

export const storedTour = signal(null, storedText('sessionStorage', 'demo-tour'))

const aside = (stored: string | null): unknown => Object(parsedJson(stored)).aside

/** Whether a tour runs that is not paused. */
export const isTouring = (): boolean => aside(storedTour.get()) === false

export const isPaused = (stored: string | null): boolean => aside(stored) === true
