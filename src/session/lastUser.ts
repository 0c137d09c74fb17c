import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

const stored = storedText('sessionStorage', 'last-user')
const last = signal(stored.read())

/** The id of whoever was signed in last in this tab; null where nobody was, or where they logged out before a reload. */
export const lastUser = last.get

export function rememberLastUser(userId: string): void {
  stored.write(userId)
  last.set(userId)
}

/** They have logged out: a page that somebody opens here later has nothing to do with them. */
export const forgetLastUser = (): void => stored.write(null)
