import { MINUTE, SECOND } from '@/lib/dates'
import type { LoginAttemptRow } from '@mocks/store/rows'

export const MAX_FAILURES = 5
const LOCK_SECONDS = 30
const WINDOW_MS = 15 * MINUTE

/** 0 if unlocked. Five failures in a row within 15 minutes, and each further failure, lock the account for 30 s. */
export function lockedSeconds(attempt: LoginAttemptRow | undefined, nowMs: number): number {
  const times = attempt?.failedAt.map((at) => Date.parse(at)) ?? []
  const [first = 0] = times
  const last = times.at(-1) ?? 0
  if (times.length < MAX_FAILURES || last - first >= WINDOW_MS) return 0
  const passed = (nowMs - last) / SECOND
  return Math.min(LOCK_SECONDS, Math.max(0, Math.ceil(LOCK_SECONDS - passed)))
}

export function afterFailure(
  attempt: LoginAttemptRow | undefined,
  email: string,
  nowMs: number,
): LoginAttemptRow {
  const failedAt = [...(attempt?.failedAt ?? []), new Date(nowMs).toISOString()]
  return { _id: email, failedAt: failedAt.slice(-MAX_FAILURES) }
}
