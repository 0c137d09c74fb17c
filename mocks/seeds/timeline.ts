import { DAY, HOUR, MINUTE } from '@/lib/dates'

/** Dates of a seed, all relative to the moment it is built, so that it never grows stale. */
export type Timeline = {
  /** ISO date this long before the seed was built. */
  ago: (days: number, hours?: number, minutes?: number) => string
  /** ISO date this many days from then, less half an hour, so that days left still round up to `days` for a while. */
  ahead: (days: number) => string
}

export function timeline(nowMs: number): Timeline {
  const iso = (ms: number) => new Date(ms).toISOString()
  return {
    ago: (days, hours = 0, minutes = 0) => iso(nowMs - days * DAY - hours * HOUR - minutes * MINUTE),
    ahead: (days) => iso(nowMs + days * DAY - HOUR / 2),
  }
}
