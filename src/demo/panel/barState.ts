import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

/** Kept for this browser tab: the panel is open again after a reload. */
const open = storedText('sessionStorage', 'demo-panel-open')
export const isOpen = signal(false, {
  read: () => open.read() !== null,
  write: (next) => open.write(next ? 'yes' : null),
})

/** The id of the panel's tab that was shown last; null before any was. */
export const lastTab = signal(null, storedText('sessionStorage', 'demo-panel-tab'))

/** Whether the bar is hidden in this browser tab: `off`, or null while it is not. */
export const hidden = signal(null, storedText('sessionStorage', 'demo-bar'))

/** Takes the word of an address: `off` hides the bar, `on` shows it, and any other leaves it as it is. */
export function hideOrShow(wish: string | null): void {
  if (wish === 'off') hidden.set('off')
  if (wish === 'on') hidden.set(null)
}

/**
 * How far the demo's clock is moved, in milliseconds, as a text; null while it is not. The mock's store has the last word,
 * but the handle shows this on pages, too, that never start the mock.
 */
export const movedBy = signal(null, storedText('localStorage', 'demo-clock'))
