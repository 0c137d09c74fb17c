import type { Subscription } from '@/contract'
import { clientName } from '@/domain/account'
import { planLabel } from '@/domain/plan'
import { listed } from '@/lib/listed'
import type { Notice } from '../common/missed'

const named = (row: Subscription) => `${clientName(row)}, ${planLabel(row.plan)}`

/** One client with the plan, or several by name. */
export const namesOf = (rows: readonly Subscription[]): string =>
  rows.length === 1 ? listed(rows.map(named)) : `${rows.length} clients: ${listed(rows.map(clientName))}`

type Failed = { failed: readonly Subscription[]; text: string; reasons: readonly string[] }

export const failureNotice = ({ failed, text, reasons }: Failed): Notice => ({
  tone: 'err',
  text,
  detail: `${namesOf(failed)}. ${reasons.join(' ')}`.trim(),
})
