import { DAY, HOUR, MINUTE } from '@/lib/dates'

/** Returns an ISO date this long before the seed is built. Dates before today fall in a fixed part of the day. */
export type Ago = (days: number, hours?: number, minutes?: number) => string

/** `from`: hours after 10 am in India; `lasts`: hours. */
type DayPart = { from: number; lasts: number }

const DAYTIME: DayPart = { from: 0, lasts: 10 }
/** Within the agency's office hours. */
export const OFFICE: DayPart = { from: 2, lasts: 4 }
/** When most clients have time to write. */
export const EVENING: DayPart = { from: 9, lasts: 3 }

/** `nowMs` is in milliseconds since the epoch. */
export function agoFrom(nowMs: number, part = DAYTIME): Ago {
  const today = openingBefore(nowMs)
  return (days, hours = 0, minutes = 0) => {
    const ms = nowMs - days * DAY - hours * HOUR - minutes * MINUTE
    const opening = openingBefore(ms)
    const isToday = opening === today
    const moment = isToday ? ms - oddMinutes(days, hours) * MINUTE : byDay(ms, (today - opening) / DAY, part)
    return new Date(moment).toISOString()
  }
}

/** 0 to 22, so that today's events do not share the minute in which the seed is built. */
const oddMinutes = (days: number, hours: number) => ((days * 24 + hours) * 17) % 23

/** A moment before `ms` in this part of its day. `index` varies the minutes; for one `index`, order is kept. */
export function byDay(ms: number, index: number, { from, lasts } = DAYTIME): number {
  const opening = openingBefore(ms)
  return Math.floor(opening + from * HOUR - ((index * 2_221_000) % HOUR) + ((ms - opening) * lasts) / 24)
}

/** 10 am in India, in ms since midnight UTC. */
const OPENING = 4.5 * HOUR

/** The latest 10 am in India before `ms`. */
const openingBefore = (ms: number) => Math.floor((ms - OPENING) / DAY) * DAY + OPENING

/** The first name in lower case, for IDs and email addresses. */
export function handleOf(name: string): string {
  return name.split(' ', 1).join('').toLowerCase()
}
