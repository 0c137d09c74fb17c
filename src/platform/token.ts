import { signal } from './signal'
import { storedName, storedText } from './storage'

const KEY = 'token'

/**
 * The bearer token (SPEC section 3: local storage, key "token"); null while nobody is signed in. Client and screens read it
 * here, and whoever sets it signs in or out.
 */
export const token = signal(null, storedText('localStorage', KEY))

/** From now on the listeners also hear of it when another tab stores or removes the token. */
export function watchOtherTabs(): void {
  globalThis.addEventListener('storage', ({ key }) => {
    if (key === storedName(KEY) || key === null) token.announce()
  })
}
