import { signal } from '@/platform/signal'
import { storedText } from '@/platform/storage'

const stored = storedText('sessionStorage', 'last-user')
const last = signal(stored.read())

/** ID of the last signed-in user of this tab. Null if there is none, or after a logout and a reload. */
export const lastUser = last.get

export function rememberLastUser(userId: string): void {
  stored.write(userId)
  last.set(userId)
}

/** On logout: a page opened later must not count as that user's. */
export const forgetLastUser = (): void => stored.write(null)
