import { signal } from './signal'
import { storedText } from './storage'

/**
 * The bearer token (SPEC section 3: local storage, key "token"); null while nobody is signed in. Client and screens read it
 * here, and whoever sets it signs in or out.
 */
export const token = signal(null, storedText('localStorage', 'token'))

/**
 * From now on the listeners also hear of it when another tab stores or removes the token, even where this page had been left
 * meanwhile and the user comes back to it: not every browser tells such a page what it has missed.
 */
export function watchOtherTabs(): void {
  addEventListener('storage', token.announce)
  addEventListener('pageshow', token.announce)
}
