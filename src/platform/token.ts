const KEY = 'token'

/** Where storage is closed to us or full (some private windows), the session lasts until the page is left. */
let unstored: string | null = null

/** The bearer token (SPEC section 3: local storage, key "token"). */
export function readToken(): string | null {
  try {
    return unstored ?? globalThis.localStorage.getItem(KEY)
  } catch {
    return unstored
  }
}

export function writeToken(token: string): void {
  unstored = null
  try {
    globalThis.localStorage.setItem(KEY, token)
  } catch {
    unstored = token
  }
}

export function removeToken(): void {
  unstored = null
  try {
    globalThis.localStorage.removeItem(KEY)
  } catch {
    // nothing was stored, so nothing remains
  }
}

/** Calls the listener when another tab stores or removes the token; returns how to stop that. */
export function onTokenChange(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) listener()
  }
  globalThis.addEventListener('storage', onStorage)
  return () => globalThis.removeEventListener('storage', onStorage)
}
