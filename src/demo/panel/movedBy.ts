import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

/**
 * How far the demo's clock is moved, in milliseconds, as a text; null while it is not. The mock's store has the last word,
 * but the handle shows this on pages, too, that never start the mock.
 */
export const movedBy = signal(null, storedText('localStorage', 'demo-clock'))
