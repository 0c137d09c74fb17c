import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

const open = storedText('sessionStorage', 'demo-panel-open')
export const isOpen = signal(false, {
  read: () => open.read() !== null,
  write: (next) => open.write(next ? 'yes' : null),
})

export const lastTab = signal(null, storedText('sessionStorage', 'demo-panel-tab'))

export const hidden = signal(null, storedText('sessionStorage', 'demo-bar'))

/** `off` hides the bar, `on` shows it. */
export function hideOrShow(wish: string | null): void {
  if (wish === 'off') hidden.set('off')
  if (wish === 'on') hidden.set(null)
}

/** The clock's offset in ms, as text. A copy of the mock's offset, for pages that never start the mock. */
export const movedBy = signal(null, storedText('localStorage', 'demo-clock'))
