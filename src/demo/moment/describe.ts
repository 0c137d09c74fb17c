import type { TableName } from '@mocks/store/rows'
import { formatCount } from '@/lib/count'
import { formatDate } from '@/lib/dates'
import { listed } from '@/lib/listed'
import type { Changes } from './changes'
import type { Restorable } from './moment'
import { pageName } from './pageName'

/** `3 changes`, `1 fault`. */
export const countText = (count: number, noun: string) =>
  `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`

/** The tables that a reader knows; the others change along with them. */
const nouns: Partial<Record<TableName, string>> = {
  complaint: 'ticket',
  chatMessage: 'chat message',
  subscription: 'subscription',
  notification: 'notification',
  user: 'account',
  plan: 'plan',
  coupon: 'coupon',
  paymentOption: 'payment option',
  contact: 'contact message',
  subscriber: 'newsletter subscriber',
  teamMember: 'team member',
  feature: 'feature',
  service: 'service',
}

const MOST_PARTS = 3

/** `1 new ticket`, `2 changed plans`, and the number of further changes. */
function changeParts(changes: Changes): string[] {
  const counts = Object.entries(nouns).flatMap(([table, noun]) => {
    const { added = [], changed = [], deleted = [] } = changes[table as TableName] ?? {}
    return [
      { count: added.length, noun: `new ${noun}` },
      { count: changed.length, noun: `changed ${noun}` },
      { count: deleted.length, noun: `deleted ${noun}` },
    ]
  })
  const told = counts.filter(({ count }) => count > 0)
  const more = told.slice(MOST_PARTS).reduce((sum, { count }) => sum + count, 0)
  return [
    ...told.slice(0, MOST_PARTS).map(({ count, noun }) => countText(count, noun)),
    ...(more > 0 ? [countText(more, 'more change')] : []),
  ]
}

/** Which page, as whom, when and with what: the end of a sentence. */
export function summaryOf({ moment, userName }: Restorable): string {
  const { faults, quirks } = moment.conditions
  const parts = [
    ...changeParts(moment.changes),
    ...(faults.length > 0 ? [countText(faults.length, 'fault')] : []),
    ...(quirks.length > 0 ? ['server quirks'] : []),
  ]
  const what = parts.length > 0 ? listed(parts) : 'nothing changed'
  return `${pageName(moment.route)} as ${userName ?? 'a visitor'}, on ${formatDate(moment.now)}, with ${what}.`
}

export const describeMoment = (found: Restorable): string => `Opens ${summaryOf(found)}`
