import type { MockCall } from '@mocks/calls/calls'

const broken = { lost: 'Lost', timeout: 'Timeout', aborted: 'Aborted', waiting: 'Waiting' } as const

/** The answer's status, or in a word why there is none. */
export const outcomeText = (outcome: MockCall['outcome']): string =>
  typeof outcome === 'number' ? String(outcome) : broken[outcome]

/** An answer of 400 and above, or none. A call that the page itself gave up has not failed. */
export const isFailed = ({ outcome }: MockCall): boolean =>
  typeof outcome === 'number' ? outcome >= 400 : outcome === 'lost' || outcome === 'timeout'

export type Verdict = 'breach' | 'fits' | 'open'

/** A call without an answer, or whose answer is not read yet, is open: what came so far keeps to the contract. */
export function verdictOf({ deviations, answer }: MockCall): Verdict {
  if (deviations.length > 0) return 'breach'
  return answer === null ? 'open' : 'fits'
}

export const whoText = (who: MockCall['who']): string => who ?? 'Visitor'

const timeOfDay = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})

/** 18:05:09.120, in India like every time of the product. Takes milliseconds since the epoch. */
export const timeText = (ms: number): string => timeOfDay.format(ms)

/** Whole milliseconds; nothing while the call waits. */
export const durationText = (ms: number | null): string => (ms === null ? '' : String(Math.round(ms)))

/** 640 B, 12.3 kB */
export const sizeText = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`
