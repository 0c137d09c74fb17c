import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

/** Whether the panel is open; kept for this browser tab, so that it is open again after a reload. */
const open = storedText('sessionStorage', 'demo-panel-open')
export const isOpen = signal(false, {
  read: () => open.read() !== null,
  write: (next) => open.write(next ? 'yes' : null),
})

/** The id of the panel's tab that was shown last; null before any was. */
export const lastTab = signal(null, storedText('sessionStorage', 'demo-panel-tab'))
