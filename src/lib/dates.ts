export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Whole days until the date, rounded up (SPEC section 9); 0 once it has passed. */
export function daysLeft(expiresAt: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - nowMs) / DAY))
}

// Written out because engines differ: for the same locale, some say Sep and others Sept.
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

type Moment = string | number

/** For sorting; 0 if there is no valid date. */
export const timeOf = (iso: string): number => Date.parse(iso) || 0

// India has one time zone and no summer time.
const INDIA_OFFSET = 5 * HOUR + 30 * MINUTE

export const showsIndianTime = (): boolean => new Date().getTimezoneOffset() === -INDIA_OFFSET / MINUTE

/** The moment in India's time, to be read with the UTC getters. */
const inIndia = (moment: Moment) => new Date(new Date(moment).getTime() + INDIA_OFFSET)

/** Shown for a missing date or figure. */
export const UNKNOWN = '—'
const isKnown = (moment: Moment) => !Number.isNaN(new Date(moment).getTime())

const monthName = (date: Date) => MONTHS[date.getUTCMonth()] ?? ''
const weekday = (date: Date) => WEEKDAYS[date.getUTCDay()] ?? ''
const longDate = (date: Date) => `${date.getUTCDate()} ${monthName(date)} ${date.getUTCFullYear()}`
const twoDigits = (value: number) => String(value).padStart(2, '0')
const time24 = (date: Date) => `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`

function clockTime(date: Date): string {
  const hour = date.getUTCHours()
  return `${hour % 12 || 12}:${twoDigits(date.getUTCMinutes())}\u00a0${hour < 12 ? 'am' : 'pm'}`
}

/** 15 Sep 2026 */
export function formatDate(moment: Moment): string {
  if (!isKnown(moment)) return UNKNOWN
  const date = inIndia(moment)
  return `${date.getUTCDate()} ${monthName(date).slice(0, 3)} ${date.getUTCFullYear()}`
}

/** 15 September 2026 */
export function formatLongDate(moment: Moment): string {
  return isKnown(moment) ? longDate(inIndia(moment)) : UNKNOWN
}

/** Tuesday, 15 September 2026 */
export function formatToday(nowMs: number): string {
  const date = inIndia(nowMs)
  return `${weekday(date)}, ${longDate(date)}`
}

/** 15 Sep 2026, 6:05 pm */
export function formatDateTime(moment: Moment): string {
  return isKnown(moment) ? `${formatDate(moment)}, ${clockTime(inIndia(moment))}` : UNKNOWN
}

/** 2026-09-15, for files */
export function fileDate(moment: Moment): string {
  if (!isKnown(moment)) return ''
  const date = inIndia(moment)
  return `${date.getUTCFullYear()}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`
}

/** 2026-09-15 18:05, for files */
export function fileDateTime(moment: Moment): string {
  return isKnown(moment) ? `${fileDate(moment)} ${time24(inIndia(moment))}` : ''
}

export function hourOf(moment: Moment): number {
  return inIndia(moment).getUTCHours()
}

/** Months since year 0, for counting. */
export function monthOf(moment: Moment): number {
  const date = inIndia(moment)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

/** Sep 2026, from `monthOf`'s number */
export function formatMonth(month: number): string {
  return `${MONTHS[month % 12]?.slice(0, 3) ?? ''} ${Math.floor(month / 12)}`
}

/** Today: the time. In the six days before: weekday and time. Otherwise: the date. */
export function formatMoment(moment: Moment, nowMs: number): string {
  const date = inIndia(moment)
  const age = nowMs - new Date(moment).getTime()
  // also for the near future: a server's clock may be fast
  if (isKnown(moment) && fileDate(moment) === fileDate(nowMs)) return clockTime(date)
  if (age >= 0 && age < 6 * DAY) return `${weekday(date).slice(0, 3)} ${clockTime(date)}`
  return formatDate(moment)
}

/** Age in its two largest units: `6 m`, `3 h 40 m`, `1 d 3 h`. */
export function formatAge(iso: string, nowMs: number): string {
  if (!isKnown(iso)) return UNKNOWN
  const age = Math.max(0, nowMs - Date.parse(iso))
  const days = Math.floor(age / DAY)
  const hours = Math.floor((age % DAY) / HOUR)
  const minutes = Math.floor((age % HOUR) / MINUTE)
  if (days > 0) return hours > 0 ? `${days} d ${hours} h` : `${days} d`
  if (hours > 0) return minutes > 0 ? `${hours} h ${minutes} m` : `${hours} h`
  return minutes > 0 ? `${minutes} m` : 'just now'
}
