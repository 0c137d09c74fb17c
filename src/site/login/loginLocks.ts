import { now } from '@/platform/clock'

/** An e-mail as the server compares it. */
export const addressOf = (email: string): string => email.trim().toLowerCase()

/** Kept for this tab, so that a reload does not open the form. */
const keyOf = (email: string) => `login-lock:${addressOf(email)}`

/** Where storage is closed to us, a lock lasts as long as the page. */
const unstored = new Map<string, string>()

/** The server takes no more tries for this e-mail for so many seconds. */
export function keepLock(email: string, seconds: number): void {
  const lock = `${now() + seconds * 1000} ${seconds}`
  try {
    sessionStorage.setItem(keyOf(email), lock)
  } catch {
    unstored.set(keyOf(email), lock)
  }
}

/** How many seconds are left for this e-mail; 0 where it is free. */
export function secondsLocked(email: string): number {
  const [until = 0, length = 0] = (stored(keyOf(email)) ?? '').split(' ').map(Number)
  const left = Math.ceil((until - now()) / 1000)
  // more than there was to begin with: the clock was put back, and the server's with it
  return left > 0 && left <= Math.ceil(length) ? left : 0
}

function stored(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return unstored.get(key)
  }
}
