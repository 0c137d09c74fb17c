import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

const seen = storedText('localStorage', 'demo-start-seen')

/** Whether the card shows: on a first visit, until it is closed or the demo's controls are opened. */
export const isOffered = signal(true, {
  read: () => seen.read() === null,
  write: (next) => seen.write(next ? null : 'yes'),
})

export const isSplashOver = () => document.documentElement.dataset['welcome'] === undefined

/** Returns a function that unsubscribes. */
export function onSplashEnd(listener: () => void): () => void {
  addEventListener('welcomed', listener)
  return () => removeEventListener('welcomed', listener)
}
