import type { OperationId } from '@/contract'
import { isClockConfirmed, now } from '@/platform/clock'
import type { SaidActive } from '@/lib/saidActive'
import type { Answer } from './answer'

type Row = { status: string; expiresAt?: string | null } & SaidActive

const rowsIn: { [Id in OperationId]?: (answer: Answer<Id>) => Row[] } = {
  listMySubscriptions: (answer) => answer.subscriptions,
  listAllSubscriptions: (answer) => answer.subscriptions,
}

/** Marks terms that the server calls active although they are over by the device's clock, which may be fast. */
export function noteSaidActive<Id extends OperationId>(id: Id, answer: Answer<Id>): void {
  if (isClockConfirmed()) return
  for (const row of rowsIn[id]?.(answer) ?? [])
    if (row.status === 'active' && row.expiresAt && Date.parse(row.expiresAt) <= now()) row.saidActive = true
}
