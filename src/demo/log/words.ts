import type { MockCall } from '@mocks/calls/calls'

const broken = { lost: 'Lost', timeout: 'Timeout', aborted: 'Aborted', waiting: 'Waiting' } as const

export const outcomeText = (outcome: MockCall['outcome']): string =>
  typeof outcome === 'number' ? String(outcome) : broken[outcome]

/** Whether the status is at least 400, or the answer never came. An aborted call has not failed. */
export const isFailed = ({ outcome }: MockCall): boolean =>
  typeof outcome === 'number' ? outcome >= 400 : outcome === 'lost' || outcome === 'timeout'

export type CallVerdict = 'breach' | 'fits' | 'open'

/** A call is `open` until its answer has been read. */
export function verdictOf({ deviations, answer }: MockCall): CallVerdict {
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

/** `18:05:09.120`, in Indian time, like every time in the product. `ms` counts from the epoch. */
export const timeText = (ms: number): string => timeOfDay.format(ms)

export const durationText = (ms: number | null): string => (ms === null ? '' : String(Math.round(ms)))

/** 640 B, 12.3 kB */
export const sizeText = (bytes: number): string =>
  bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`
