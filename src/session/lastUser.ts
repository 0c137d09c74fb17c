const KEY = 'last-user'

let last = stored()

/** The id of whoever was signed in last in this tab; null where nobody was, or where they logged out before a reload. */
export const lastUser = (): string | null => last

export function rememberLastUser(userId: string): void {
  last = userId
  try {
    sessionStorage.setItem(KEY, userId)
  } catch {
    // without storage it is known until the page is left
  }
}

/** They have logged out: a page that somebody opens here later has nothing to do with them. */
export function forgetLastUser(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was stored
  }
}

function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
