import { MINUTE, SECOND } from '@/lib/dates'
import type { LoginAttemptRow } from '@mocks/rows'

export const MAX_FAILURES = 5
export const LOCK_SECONDS = 30
const WINDOW_MS = 15 * MINUTE

/**
 * Five failures in a row within 15 minutes lock the address for 30 seconds. After these one more try is let through,
 * and its failure locks again.
 */
export function isLocked(attempt: LoginAttemptRow | undefined, nowMs: number): boolean {
  return (
    attempt !== undefined &&
    attempt.failures >= MAX_FAILURES &&
    nowMs - Date.parse(attempt.lastAt) < LOCK_SECONDS * SECOND
  )
}

/** The count after one more failure; it starts anew when the first failure is older than 15 minutes. */
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
