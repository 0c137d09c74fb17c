import { signal } from './signal'
import { storedText } from './storage'

/**
 * The bearer token (SPEC section 3: local storage, key "token"); null while signed out. Setting it signs in or out.
 */
export const token = signal(null, storedText('localStorage', 'token'))

/**
 * Also notifies listeners of changes in other tabs, and on return from the back/forward cache, where browsers may skip
 * storage events.
 */
export function watchOtherTabs(): void {
  addEventListener('storage', token.announce)
  addEventListener('pageshow', token.announce)
}
