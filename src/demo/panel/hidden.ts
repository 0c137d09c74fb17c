import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

/** Whether the bar is hidden in this browser tab: `off`, or null while it is not. */
export const hidden = signal(null, storedText('sessionStorage', 'demo-bar'))

/** Takes the word of an address: `off` hides the bar, `on` shows it, and any other leaves it as it is. */
export function hideOrShow(wish: string | null): void {
  if (wish === 'off') hidden.set('off')
  if (wish === 'on') hidden.set(null)
}
