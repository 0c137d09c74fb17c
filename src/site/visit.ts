import { useSyncExternalStore } from 'react'
import { SPLASH_MS } from '@/config/constants'

// Of the visit, not of the page: whoever comes back to the home page is not welcomed again.
let over = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Starts a new visit, in which the visitor has not been welcomed yet. */
export function beginVisit(): void {
  clearTimeout(timer)
  timer = undefined
  over = false
}

/** Ends the welcome of this visit. */
export function endWelcome(): void {
  clearTimeout(timer)
  over = true
  for (const listener of listeners) listener()
}

/** Tab ends it too: what takes the focus next lies under it. */
function endOnKey({ key }: KeyboardEvent) {
  if (key === 'Escape' || key === 'Tab') endWelcome()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!over) {
    timer ??= setTimeout(endWelcome, SPLASH_MS)
    window.addEventListener('keydown', endOnKey)
    window.addEventListener('click', endWelcome)
  }
  return () => {
    listeners.delete(listener)
    window.removeEventListener('keydown', endOnKey)
    window.removeEventListener('click', endWelcome)
  }
}

/** Whether the visitor is being welcomed: for 5 s, or until Escape, Tab or a click anywhere. */
export const useWelcome = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !over,
    () => false,
  )
