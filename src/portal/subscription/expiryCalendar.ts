import { brand } from '@/config/brand'
import { daysText } from '@/lib/count'
import { DAY } from '@/lib/dates'

type Expiry = {
  /** Stable per subscription, so that a calendar replaces its entry on reimport. */
  uid: string
  planName: string
  endsAt: string
  nowMs: number
}

/** How many days before the end to remind: 7 and 2, or 1 once both have passed; never in the past. */
export function reminderDays(endsAt: string, nowMs: number): number[] {
  const ahead = (days: number) => Date.parse(endsAt) - days * DAY > nowMs
  const usual = [7, 2].filter(ahead)
  return usual.length > 0 ? usual : [1].filter(ahead)
}

/** An iCalendar file (RFC 5545) with a plan's end and the remaining reminders. */
export function expiryCalendar({ uid, planName, endsAt, nowMs }: Expiry): string {
  const summary = escapeText(`${planName} plan at ${brand.name} ends`)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(brand.legalName)}//Client portal//EN`,
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utc(nowMs)}`,
    `DTSTART:${utc(Date.parse(endsAt))}`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escapeText('Request its renewal on your dashboard once it has ended, or choose another plan.')}`,
    'TRANSP:TRANSPARENT',
    ...reminderDays(endsAt, nowMs).flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:-P${days}D`,
      `DESCRIPTION:${summary} in ${daysText(days)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('')
}

/** In the form 20261214T103000Z. */
function utc(ms: number): string {
  return new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

/** Escapes as in RFC 5545, section 3.3.11; escapes all line breaks and drops control characters. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|[\n\v\f\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '')
}

/** Folds lines at 75 octets, between characters. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > 75) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
