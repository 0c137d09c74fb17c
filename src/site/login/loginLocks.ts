import { cleanEmail } from '@/lib/visible'
import { now } from '@/platform/clock'
import { storedText } from '@/platform/storage'

/** Normalises an email as the form and the server do before comparing it. */
export const addressOf = (email: string): string => cleanEmail(email).toLowerCase()

/** Stored per tab, so a reload does not unlock the form. */
const placeOf = (email: string) => storedText('sessionStorage', `login-lock:${addressOf(email)}`)

/** Locks this email for the given number of seconds. */
export function keepLock(email: string, seconds: number): void {
  placeOf(email).write(`${now() + seconds * 1000} ${seconds}`)
}

/** Seconds until this email is unlocked; 0 when it is not locked. */
export function secondsLocked(email: string): number {
  const [until = 0, length = 0] = (placeOf(email).read() ?? '').split(' ').map(Number)
  const left = Math.ceil((until - now()) / 1000)
  // if more time is left than the whole lock lasts, the clock was set back: treat the lock as expired
  return left > 0 && left <= Math.ceil(length) ? left : 0
}
