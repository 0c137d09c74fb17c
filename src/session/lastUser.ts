import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

const stored = storedText('sessionStorage', 'last-user')
const last = signal(stored.read())

/** Id of the last user signed in in this tab; null if there is none, or if the user logged out before a reload. */
export const lastUser = last.get

export function rememberLastUser(userId: string): void {
  stored.write(userId)
  last.set(userId)
}

/** On logout: a page opened later must not count as that user's. */
export const forgetLastUser = (): void => stored.write(null)
