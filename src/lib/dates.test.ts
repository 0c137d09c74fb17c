import { expect, test } from 'vitest'
import { DAY, formatAge, formatDateTime, formatMoment, HOUR, MINUTE, SECOND } from './dates'

const now = Date.parse('2026-11-21T12:00:00+05:30')
const at = (ms: number) => new Date(now + ms).toISOString()

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

test('writes a date and time', () => {
  expect(formatDateTime('2026-09-15T18:05:00+05:30')).toBe('15 Sep 2026, 6:05\u00a0pm')
})

test('writes a moment as briefly as its age allows', () => {
  expect(formatMoment(at(-HOUR), now)).toBe('11:00\u00a0am')
  expect(formatMoment(at(-30 * HOUR), now)).toBe('Fri 6:00\u00a0am')
  expect(formatMoment(at(-10 * DAY), now)).toBe('11 Nov 2026')
  // the server's clock is some seconds ahead
  expect(formatMoment(at(30 * SECOND), now)).toBe('12:00\u00a0pm')
  // an hour ago, which was yesterday
  const afterMidnight = Date.parse('2026-11-21T00:30:00+05:30')
  expect(formatMoment(afterMidnight - HOUR, afterMidnight)).toBe('Fri 11:30\u00a0pm')
})
