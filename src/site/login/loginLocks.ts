import { now } from '@/platform/clock'
import { storedText } from '@/platform/storage'

/** The email in the form in which the server compares it. */
export const addressOf = (email: string): string => email.trim().toLowerCase()

/** Kept for this tab, so that a reload does not open the form. */
const placeOf = (email: string) => storedText('sessionStorage', `login-lock:${addressOf(email)}`)

/** Remembers that the server accepts no further attempt with this email for so many seconds. */
export function keepLock(email: string, seconds: number): void {
  placeOf(email).write(`${now() + seconds * 1000} ${seconds}`)
}

/** Seconds until this email is unlocked; 0 when it is not locked. */
export function secondsLocked(email: string): number {
  const [until = 0, length = 0] = (placeOf(email).read() ?? '').split(' ').map(Number)
  const left = Math.ceil((until - now()) / 1000)
  // more than the whole lock: the clock was set back meanwhile, so the lock counts as over
  return left > 0 && left <= Math.ceil(length) ? left : 0
}
