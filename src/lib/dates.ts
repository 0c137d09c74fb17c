export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Whole days until the date, rounded up (SPEC section 9); 0 once it has passed. */
export function daysLeft(expiresAt: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - nowMs) / DAY))
}

// Written out here because engines differ: the same locale says Sep in one and Sept in the next.
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

const monthOf = (date: Date) => MONTHS[date.getMonth()] ?? ''
const twoDigits = (value: number) => String(value).padStart(2, '0')
const clockTime = (date: Date) => `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`

/** A length of time in days: `1 day`, `30 days`. */
export function daysText(days: number): string {
  return `${days} ${days === 1 ? 'day' : 'days'}`
}

/** 15 Sep 2026 */
export function formatDate(iso: string): string {
  const date = new Date(iso)
  return `${date.getDate()} ${monthOf(date).slice(0, 3)} ${date.getFullYear()}`
}

/** 15 September 2026 */
export function formatLongDate(iso: string): string {
  const date = new Date(iso)
  return `${date.getDate()} ${monthOf(date)} ${date.getFullYear()}`
}

/** Sep 2026 */
export function formatMonth(iso: string): string {
  const date = new Date(iso)
  return `${monthOf(date).slice(0, 3)} ${date.getFullYear()}`
}

/** 15 Sep 2026, 18:05 */
export function formatDateTime(iso: string): string {
  return `${formatDate(iso)}, ${clockTime(new Date(iso))}`
}

/** The time today, the weekday and time within six days, otherwise the date: as short as it can be told apart. */
export function formatMoment(iso: string, nowMs: number): string {
  const date = new Date(iso)
  const age = nowMs - date.getTime()
  if (age >= 0 && age < DAY && new Date(nowMs).toDateString() === date.toDateString()) return clockTime(date)
  if (age >= 0 && age < 6 * DAY) return `${WEEKDAYS[date.getDay()]} ${clockTime(date)}`
  return formatDate(iso)
}

/** How long ago, in the two largest units: `6 m`, `3 h 40 m`, `1 d 3 h`. */
export function formatAge(iso: string, nowMs: number): string {
  const age = Math.max(0, nowMs - Date.parse(iso))
  const days = Math.floor(age / DAY)
  const hours = Math.floor((age % DAY) / HOUR)
  const minutes = Math.floor((age % HOUR) / MINUTE)
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} m` : `${hours} h`
  return minutes > 0 ? `${minutes} m` : 'just now'
}
