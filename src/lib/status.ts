import { entryOf, unknownWord } from './entryOf'

/** How much a status asks of somebody. A badge gives each its colour and icon. */
export type Urgency =
  /** Somebody has to decide. */
  | 'waiting'
  /** Under way. */
  | 'open'
  | 'good'
  | 'bad'
  /** Its time has passed. */
  | 'over'
  /** Switched off, or left. */
  | 'off'
  | 'unknown'

export type Status = { text: string; urgency: Urgency }

/** The status that this value stands for. A value that nobody knows is shown as the server sent it. */
export function statusIn(known: Readonly<Record<string, Status>>, value: string): Status {
  return entryOf(known, value) ?? { text: unknownWord(value), urgency: 'unknown' }
}

/** Of something that can be switched on and off. */
export const activeStatus = (active: boolean): Status =>
  active ? { text: 'Active', urgency: 'good' } : { text: 'Inactive', urgency: 'off' }
