import { events } from './signal'

const announced = events<void>()

/** To be called before a sign-out, and before the demo changes the person or the clock. */
export const announceLeaving = (): boolean => announced.emit()

/** Calls the listener when the page is hidden or left, or leaving is announced. */
export function onLeaving(listener: () => void): () => void {
  const left = new AbortController()
  const whenHidden = () => document.visibilityState === 'hidden' && listener()
  document.addEventListener('visibilitychange', whenHidden, left)
  addEventListener('pagehide', listener, left)
  const stop = announced.subscribe(listener)
  return () => {
    left.abort()
    stop()
  }
}
