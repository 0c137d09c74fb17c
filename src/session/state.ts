import { signal } from '@/platform/signal'
import { token } from '@/platform/token'

/** How the last session ended. This file imports no API code, to keep static pages light. */
type Ending = {
  notice: string | null
  /** History key of the page left by logging out: the login page does not return there. */
  left: string | null
}

const UNKNOWN: Ending = { notice: null, left: null }

/** Reset on every sign-in and sign-out, including those in other tabs. */
export const ending = signal(UNKNOWN)
token.subscribe(() => ending.set(UNKNOWN))

export function closeSession(how: { notice: string } | { left: string }): void {
  token.set(null)
  ending.set({ ...UNKNOWN, ...how })
}

export function dismissLoginNotice(): void {
  ending.set({ ...ending.get(), notice: null })
}
