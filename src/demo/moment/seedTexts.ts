import type { SeedName } from '@mocks/seeds'
import { listed } from '@/lib/listed'
import { clockOffset } from '@/platform/clock'
import { countChanges } from './changes'
import { countText } from './describe'
import type { Moment } from './schema'

export const dataSets: Record<SeedName, { title: string; text: string }> = {
  default: {
    title: 'A working agency',
    text: 'An agency after a year: some fifty people, their plans and payments, tickets and messages.',
  },
  empty: {
    title: 'Nothing yet',
    text: 'The first day: the admin and one new client, and every other list empty.',
  },
  large: {
    title: '10,000 users',
    text: 'The working agency and 10,000 more clients, for long lists.',
  },
  hostile: {
    title: 'Awkward texts',
    text: 'The working agency with code, formulas and very long words in every text.',
  },
}

/** What is lost by starting over, worded for the middle of a sentence; null if nothing is lost. */
export function lossOf({ changes, conditions }: Moment): string | null {
  const changed = countChanges(changes)
  const { faults, quirks } = conditions
  const losses = [
    ...(changed > 0 ? [countText(changed, 'change')] : []),
    ...(clockOffset() !== 0 ? ['the clock’s setting'] : []),
    ...(faults.length > 0 ? [countText(faults.length, 'fault')] : []),
    ...(quirks.length > 0 ? ['the server’s quirks'] : []),
  ]
  return losses.length > 0 ? listed(losses) : null
}
