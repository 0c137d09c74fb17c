import { signal } from './signal'
import { storedText } from './storage'

/** SPEC section 3. Null while signed out; setting it signs in or out. */
export const token = signal(null, storedText('localStorage', 'token'))

/** Also rereads the token after a return from the back/forward cache, where browsers may skip storage events. */
export function watchOtherTabs(): void {
  addEventListener('storage', token.announce)
  addEventListener('pageshow', token.announce)
}
