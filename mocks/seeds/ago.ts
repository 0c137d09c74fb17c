import { DAY, HOUR, MINUTE } from '@/lib/dates'

/** An ISO date this long before the seed is built, so a seed never looks old. Events before today happen by day. */
export type Ago = (days: number, hours?: number, minutes?: number) => string

/** `nowMs` is in milliseconds since the epoch. */
export function agoFrom(nowMs: number): Ago {
  const today = openingBefore(nowMs)
  return (days, hours = 0, minutes = 0) => {
    const ms = nowMs - days * DAY - hours * HOUR - minutes * MINUTE
    const opening = openingBefore(ms)
    return new Date(opening < today ? byDay(ms, (today - opening) / DAY) : ms).toISOString()
  }
}

/** A moment between 9 am and 8 pm in India, up to 15 hours before `ms`. Keeps the order for the same `index`. */
export function byDay(ms: number, index: number): number {
  const opening = openingBefore(ms)
  return Math.floor(opening - ((index * 2_221_000) % HOUR) + ((ms - opening) * 10) / 24)
}

/** 10 am in India, in ms of a day that starts at midnight UTC. */
const OPENING = 4.5 * HOUR

/** The last 10 am in India. */
const openingBefore = (ms: number) => Math.floor((ms - OPENING) / DAY) * DAY + OPENING

/** The first name in lower case, for ids and email addresses. */
export function handleOf(name: string): string {
  return name.split(' ', 1).join('').toLowerCase()
}
