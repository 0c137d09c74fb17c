import { MINUTE, SECOND } from '@/lib/dates'
import type { LoginAttemptRow } from '@mocks/store/rows'

export const MAX_FAILURES = 5
const LOCK_SECONDS = 30
const WINDOW_MS = 15 * MINUTE

/**
 * For how many whole seconds the address stays locked; 0 if it is not locked. Five failures in a row within 15 minutes
 * lock it for 30 seconds. After that one more try is allowed, and if it fails, the address is locked again.
 */
export function lockedSeconds(attempt: LoginAttemptRow | undefined, nowMs: number): number {
  if (attempt === undefined || attempt.failures < MAX_FAILURES) return 0
  const passed = (nowMs - Date.parse(attempt.lastAt)) / SECOND
  return Math.min(LOCK_SECONDS, Math.max(0, Math.ceil(LOCK_SECONDS - passed)))
}

/** Counts one more failure. The count starts again at 1 if the first failure is older than 15 minutes. */
export function afterFailure(
  attempt: LoginAttemptRow | undefined,
  email: string,
  nowMs: number,
): LoginAttemptRow {
  const at = new Date(nowMs).toISOString()
  const inWindow = attempt !== undefined && nowMs - Date.parse(attempt.firstAt) < WINDOW_MS
  return inWindow
    ? { ...attempt, failures: attempt.failures + 1, lastAt: at }
    : { _id: email, failures: 1, firstAt: at, lastAt: at }
}
