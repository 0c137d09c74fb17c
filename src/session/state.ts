import { signal } from '@/platform/signal'
import { token } from '@/platform/token'

/** How the last session ended. Imports nothing of the API, so that pages which need no data stay light. */
type Ending = {
  /** What the login page says about it. */
  notice: string | null
  /** The key of the history entry that the user left by logging out: the login page does not lead back to it. */
  left: string | null
}

const UNKNOWN: Ending = { notice: null, left: null }

/** Whoever signs in or out starts afresh, also in another tab. */
export const ending = signal(UNKNOWN)
token.subscribe(() => ending.set(UNKNOWN))

export function closeSession(how: { notice: string } | { left: string }): void {
  token.set(null)
  ending.set({ ...UNKNOWN, ...how })
}

export function dismissNotice(): void {
  ending.set({ ...ending.get(), notice: null })
}
