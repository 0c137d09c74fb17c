import { hostileTexts } from '@mocks/seeds/hostileTexts'
import { describe, expect, it, test } from 'vitest'
import { DAY } from '@/lib/dates'
import { expiryCalendar } from './expiryCalendar'

const input = {
  uid: 'SUB-7K3Q9D@chaukhat.example',
  planName: 'Premium',
  endsAt: '2026-12-14T16:00:00+05:30',
  nowMs: Date.parse('2026-11-21T04:30:00Z'),
}

describe('calendar file', () => {
  const lines = expiryCalendar(input).split('\r\n')

  it('has the plan’s end in UTC', () => {
    expect(lines).toContain('DTSTART:20261214T103000Z')
    expect(lines).toContain('DTSTAMP:20261121T043000Z')
    expect(lines).toContain('UID:SUB-7K3Q9D@chaukhat.example')
  })
  it.each([
    [23, ['TRIGGER:-P7D', 'TRIGGER:-P2D']],
    [7, ['TRIGGER:-P2D']],
    [2, ['TRIGGER:-P1D']],
    [0.5, []],
  ])('has no reminder in the past: %d days before the end', (days, triggers) => {
    const file = expiryCalendar({ ...input, nowMs: Date.parse(input.endsAt) - days * DAY }).split('\r\n')
    expect(file.filter((line) => line.startsWith('TRIGGER'))).toEqual(triggers)
  })
  it('ends each line with CRLF and folds at 75 octets', () => {
    const text = expiryCalendar({ ...input, planName: 'प्रीमियम '.repeat(12) })
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toContain('\n')
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain('प्रीमियम '.repeat(12))
  })
  it('escapes commas, semicolons and line breaks', () => {
    expect(expiryCalendar({ ...input, planName: 'A, B; C\nD' })).toContain('A\\, B\\; C\\nD')
  })
})

/** The property name of each unfolded line of a file. */
const propertiesOf = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => line.replace(/:.*/s, ''))

test.each(Object.entries(hostileTexts))(
  'gets no extra line from %s in the plan’s name or the UID',
  (_kind, text) => {
    const file = expiryCalendar({ ...input, planName: text, uid: text })
    expect(propertiesOf(file)).toEqual(propertiesOf(expiryCalendar(input)))
    expect(file.replaceAll(/\r\n/g, '')).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  },
)
