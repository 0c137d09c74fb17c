import { entryOf, unknownWord } from './entryOf'

/** How urgent a status is; a badge maps it to a colour and an icon. */
export type Urgency =
  /** Needs a decision. */
  | 'waiting'
  /** Under way. */
  | 'open'
  | 'good'
  | 'bad'
  /** The time is over, as for an expired plan. */
  | 'over'
  /** Inactive or unsubscribed. */
  | 'off'
  | 'unknown'

export type Status = { text: string; urgency: Urgency }

/** The status for this value; unknown values are shown as sent. */
export function statusIn(known: Readonly<Record<string, Status>>, value: string): Status {
  return entryOf(known, value) ?? { text: unknownWord(value), urgency: 'unknown' }
}

export const activeStatus = (active: boolean): Status =>
  active ? { text: 'Active', urgency: 'good' } : { text: 'Inactive', urgency: 'off' }
