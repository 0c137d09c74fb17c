import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  DAY,
  daysLeft,
  fileDate,
  fileDateTime,
  formatAge,
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMoment,
  formatMonth,
  formatToday,
  HOUR,
  hourOf,
  MINUTE,
  monthOf,
  SECOND,
} from './dates'

const now = Date.parse('2026-11-21T12:00:00+05:30')
const at = (ms: number) => new Date(now + ms).toISOString()

test.each([
  [20 * DAY, 20],
  [2 * DAY - HOUR, 2],
  [DAY + 1, 2],
  [1, 1],
  [0, 0],
  [-3 * DAY, 0],
])('an expiry in %d ms: %d days left', (ms, days) => {
  expect(daysLeft(at(ms), now)).toBe(days)
})

test.each([
  [30_000, 'just now'],
  [6 * MINUTE, '6 m'],
  [3 * HOUR + 40 * MINUTE, '3 h 40 m'],
  [19 * HOUR, '19 h'],
  [DAY + 3 * HOUR, '1 d 3 h'],
  [2 * DAY, '2 d'],
  [-HOUR, 'just now'],
])('%d ms ago: %s', (ms, text) => {
  expect(formatAge(at(-ms), now)).toBe(text)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

// the day is India's in every browser zone
describe.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Auckland'])('read in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })

  test('writes the day before the month', () => {
    expect(formatDate('2026-09-15T18:05:00+05:30')).toBe('15 Sep 2026')
    expect(formatLongDate('2026-12-14T00:00:00+05:30')).toBe('14 December 2026')
    expect(formatDateTime('2026-09-15T18:05:00+05:30')).toBe('15 Sep 2026, 6:05 pm')
    expect(formatMonth(monthOf('2026-08-31T18:30:00Z'))).toBe('Sep 2026')
    expect(formatMonth(monthOf('2026-12-31T18:29:59Z'))).toBe('Dec 2026')
  })

  test.each([
    ['2026-11-20T23:59:00+05:30', 23, 'Friday, 20 November 2026', '2026-11-20 23:59'],
    ['2026-11-21T00:30:00+05:30', 0, 'Saturday, 21 November 2026', '2026-11-21 00:30'],
  ])('shows %s on its day in India, on the screen and in a file', (moment, hour, today, written) => {
    expect(hourOf(moment)).toBe(hour)
    expect(formatToday(Date.parse(moment))).toBe(today)
    expect(fileDateTime(moment)).toBe(written)
    expect(fileDate(moment)).toBe(written.slice(0, 10))
  })

  test('writes a moment as short as the context allows', () => {
    expect(formatMoment(at(-HOUR), now)).toBe('11:00 am')
    expect(formatMoment(at(-30 * HOUR), now)).toBe('Fri 6:00 am')
    expect(formatMoment(at(-10 * DAY), now)).toBe('11 Nov 2026')
    // the server's clock is some seconds ahead
    expect(formatMoment(at(30 * SECOND), now)).toBe('12:00 pm')
    // an hour ago, and yesterday
    const afterMidnight = Date.parse('2026-11-21T00:30:00+05:30')
    expect(formatMoment(afterMidnight - HOUR, afterMidnight)).toBe('Fri 11:30 pm')
  })
})

test.each([
  ['2026-11-20T23:59:00+05:30', 2],
  ['2026-11-21T00:30:00+05:30', 1],
])('at %s a plan that ends at 00:10 the day after has %d days left', (moment, days) => {
  expect(daysLeft('2026-11-22T00:10:00+05:30', Date.parse(moment))).toBe(days)
})
