import { events } from './signal'

const signingOut = events<void>()

/** Also before the demo changes the person or the clock. */
export const announceSignOut = (): boolean => signingOut.emit()

/** Calls the listener when the page is hidden or left, or the user signs out. */
export function onLeaving(listener: () => void): () => void {
  const left = new AbortController()
  const whenHidden = () => document.visibilityState === 'hidden' && listener()
  document.addEventListener('visibilitychange', whenHidden, left)
  addEventListener('pagehide', listener, left)
  const stop = signingOut.subscribe(listener)
  return () => {
    left.abort()
    stop()
  }
}
