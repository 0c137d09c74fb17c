import { now } from '@/platform/clock'

/** The email in the form in which the server compares it. */
export const addressOf = (email: string): string => email.trim().toLowerCase()

/** Kept for this tab, so that a reload does not open the form. */
const keyOf = (email: string) => `login-lock:${addressOf(email)}`

/** When the browser gives no storage, a lock lasts as long as the page. */
const unstored = new Map<string, string>()

/** Remembers that the server accepts no further attempt with this email for so many seconds. */
export function keepLock(email: string, seconds: number): void {
  const lock = `${now() + seconds * 1000} ${seconds}`
  try {
    sessionStorage.setItem(keyOf(email), lock)
  } catch {
    unstored.set(keyOf(email), lock)
  }
}

/** Seconds until this email is unlocked; 0 when it is not locked. */
export function secondsLocked(email: string): number {
  const [until = 0, length = 0] = (stored(keyOf(email)) ?? '').split(' ').map(Number)
  const left = Math.ceil((until - now()) / 1000)
  // more than the whole lock: the clock was set back meanwhile, so the lock counts as over
  return left > 0 && left <= Math.ceil(length) ? left : 0
}

function stored(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return unstored.get(key)
  }
}
