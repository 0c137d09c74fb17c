import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { holds } from '@/testing/properties'
import {
  DAY,
  daysLeft,
  fileDate,
  fileDateTime,
  formatDate,
  formatLongDate,
  formatMoment,
  formatMonth,
  formatToday,
  HOUR,
  hourOf,
  MINUTE,
  monthOf,
} from './dates'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** Zones with and without summer time, far east and west, with odd offsets and with a skipped day. */
const zones = [
  'Asia/Kolkata',
  'America/New_York',
  'America/St_Johns',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
]

const from = Date.UTC(2000, 0)
const anyTime = fc.integer({ min: from, max: Date.UTC(2100, 0) })
/** Within two seconds of a midnight in India. */
const midnight = fc
  .tuple(fc.integer({ min: 0, max: 36_000 }), fc.integer({ min: -2000, max: 2000 }))
  .map(([days, ms]) => from - 5.5 * HOUR + days * DAY + ms)
/** Within two hours of a summer-time change in New York or Apia, or of the day that Apia skipped. */
const change = fc
  .tuple(
    fc.constantFrom(
      ...['2026-03-08T07:00Z', '2026-11-01T06:00Z', '2011-12-30T10:00Z', '2020-09-26T14:00Z'].map(Date.parse),
    ),
    fc.integer({ min: -2 * HOUR, max: 2 * HOUR }),
  )
  .map(([at, ms]) => at + ms)
const moment = fc.oneof(anyTime, midnight, change)

/** The Indian date and time according to `Intl`, to compare with. */
const calendar = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const inIndia = (at: number) =>
  Object.fromEntries(calendar.formatToParts(at).map(({ type, value }) => [type, value]))

/** The moment, as a server with this UTC offset writes it. */
function written(at: number, offsetMinutes: number): string {
  const local = new Date(at + offsetMinutes * MINUTE).toISOString().slice(0, -1)
  const [sign, size] = [offsetMinutes < 0 ? '-' : '+', Math.abs(offsetMinutes)]
  const two = (value: number) => String(value).padStart(2, '0')
  return `${local}${sign}${two(Math.floor(size / 60))}:${two(size % 60)}`
}
const offset = fc.integer({ min: -12 * 60, max: 14 * 60 })

describe.each(zones)('in the zone %s', (zone) => {
  test('shows Indian dates and times for any notation of a moment', () => {
    vi.stubEnv('TZ', zone)
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone.replace('Katmandu', 'Kathmandu')).toMatch(
      zone === 'Asia/Kolkata' ? /Kolkata|Calcutta/ : zone,
    )
    holds(
      fc.property(moment, offset, (at, minutes) => {
        const { weekday, day, month = '', year, hour, minute } = inIndia(at)
        const sent = written(at, minutes)
        expect(formatToday(at)).toBe(`${weekday}, ${day} ${month} ${year}`)
        expect(formatLongDate(sent)).toBe(`${day} ${month} ${year}`)
        expect(formatDate(sent)).toBe(`${day} ${month.slice(0, 3)} ${year}`)
        expect(formatMonth(monthOf(sent))).toBe(`${month.slice(0, 3)} ${year}`)
        expect(hourOf(sent)).toBe(Number(hour))
        expect(fileDateTime(sent)).toBe(`${fileDate(at)} ${hour}:${minute}`)
      }),
      60,
    )
  })

  test('counts days left regardless of zone, midnight and summer time', () => {
    vi.stubEnv('TZ', zone)
    const term = fc.integer({ min: -5 * DAY, max: 3650 * DAY })
    const near = fc.tuple(fc.integer({ min: -2, max: 9 }), fc.integer({ min: -2, max: 2 }))
    const ahead = fc.oneof(
      term,
      near.map(([days, ms]) => days * DAY + ms),
    )
    holds(
      fc.property(moment, ahead, offset, (at, ms, minutes) => {
        const left = daysLeft(written(at + ms, minutes), at)
        expect(left === 0).toBe(ms <= 0)
        // rounded up: one day less is not enough
        if (ms > 0) expect([left * DAY >= ms, (left - 1) * DAY < ms]).toEqual([true, true])
        // one day later, one day fewer
        expect(daysLeft(written(at + ms, minutes), at + DAY)).toBe(Math.max(0, left - 1))
      }),
      60,
    )
  })
})

test('writes file dates that sort by time', () => {
  holds(
    fc.property(moment, moment, (one, other) => {
      if (one <= other) expect(fileDateTime(one) <= fileDateTime(other)).toBe(true)
      else expect(fileDateTime(one) >= fileDateTime(other)).toBe(true)
    }),
  )
})

test('shortens today to the time, and recent days to weekday and time', () => {
  holds(
    fc.property(moment, fc.integer({ min: -DAY, max: 9 * DAY }), (at, age) => {
      const text = formatMoment(at, at + age)
      const { weekday = '', hour, minute } = inIndia(at)
      const sameDay = fileDate(at) === fileDate(at + age)
      const clock = `${Number(hour) % 12 || 12}:${minute}\u00a0${Number(hour) < 12 ? 'am' : 'pm'}`
      if (text === clock) expect(sameDay).toBe(true)
      else if (text === `${weekday.slice(0, 3)} ${clock}`) expect(age).toBeLessThan(7 * DAY)
      else expect(text).toBe(formatDate(at))
    }),
  )
})
