import { DAY, HOUR, MINUTE } from '@/lib/dates'

/** An ISO date, so long before the seed is built. All dates of a seed are relative, so that it never looks old. */
export type Ago = (days: number, hours?: number, minutes?: number) => string

/** `nowMs` is in milliseconds since the epoch. */
export function agoFrom(nowMs: number): Ago {
  return (days, hours = 0, minutes = 0) =>
    new Date(nowMs - days * DAY - hours * HOUR - minutes * MINUTE).toISOString()
}

/** The first name in lower case, for ids and email addresses. */
export function handleOf(name: string): string {
  return name.split(' ', 1).join('').toLowerCase()
}
