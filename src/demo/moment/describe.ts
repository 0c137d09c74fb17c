import { formatCount } from '@/lib/count'
import { formatDate } from '@/lib/dates'
import type { Restorable } from './moment'

/** `3 changes`, `1 fault`. */
export const counted = (count: number, noun: string) =>
  `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`

export function describeMoment({ moment, userName, changed }: Restorable): string {
  const { faults, quirks } = moment.conditions
  const parts = [
    `Opens as ${userName ?? 'a visitor'} on ${moment.route}`,
    formatDate(moment.now),
    changed > 0 ? counted(changed, 'change') : 'nothing changed',
    ...(faults.length > 0 ? [counted(faults.length, 'fault')] : []),
    ...(quirks.length > 0 ? ['server quirks'] : []),
  ]
  return `${parts.join(', ')}.`
}
