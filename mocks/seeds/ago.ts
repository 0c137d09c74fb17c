import { DAY, HOUR, MINUTE } from '@/lib/dates'

/** An ISO date this long before the seed is built, so a seed never looks old. Before today, always 9 am to 8 pm in India. */
export type Ago = (days: number, hours?: number, minutes?: number) => string

/** `nowMs` is in milliseconds since the epoch. */
export function agoFrom(nowMs: number): Ago {
  const today = dayStart(nowMs)
  return (days, hours = 0, minutes = 0) => {
    const ms = nowMs - days * DAY - hours * HOUR - minutes * MINUTE
    const start = dayStart(ms)
    if (start >= today) return new Date(ms).toISOString()
    // squeezes the day into ten hours, shifted by up to an hour per day; keeps the order
    const squeezed = start + OPENS + ((ms - start) * 10) / 24 + spread((today - start) / DAY)
    return new Date(squeezed).toISOString()
  }
}

/** A moment between 9 am and 8 pm in India, up to 15 hours before `ms`; varies by `index`. */
export function byDay(ms: number, index: number): number {
  const start = dayStart(ms)
  const latest = ms < start + OPENS + HOUR ? start - DAY + CLOSES : Math.min(ms, start + CLOSES)
  const room = Math.min(latest - dayStart(latest) - OPENS, 15 * HOUR - (ms - latest))
  return latest - Math.floor((room * spread(index)) / HOUR)
}

const INDIA = 5.5 * HOUR
const OPENS = 9 * HOUR
const CLOSES = 20 * HOUR

/** Midnight in India. */
const dayStart = (ms: number) => Math.floor((ms + INDIA) / DAY) * DAY - INDIA

/** Less than an hour, in ms, different for neighbouring indexes. */
const spread = (index: number) => (index * 2_221_000) % HOUR

/** The first name in lower case, for ids and email addresses. */
export function handleOf(name: string): string {
  return name.split(' ', 1).join('').toLowerCase()
}
