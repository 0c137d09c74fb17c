import type { FaultKind } from '@mocks/faults'
import type { OperationId } from '@/contract'
import { catalogue, type CatalogueText, type How } from './texts'

export const SERVER_MESSAGE = 'This is the reason that the server gives.'

export function faultFor({ shown, failed }: CatalogueText, operation: OperationId): FaultKind {
  const how = failed?.how
  if (how === 'network' || how === 'timeout') return { kind: how }
  const explained = shown === 'server'
  const status = typeof how === 'number' ? how : statusFor(how, explained, operation)
  return { kind: 'status', status, message: explained ? SERVER_MESSAGE : '' }
}

/** Picks a status for a text that covers several statuses, avoiding those with a specific text. */
function statusFor(how: Exclude<How, number> | undefined, explained: boolean, operation: OperationId) {
  // a refusal (4xx) comes with a reason, a server failure (5xx) without one
  const likely = explained ? [400, 409] : [500, 503]
  const taken = (status: number) =>
    typeof how === 'object' ? how.not.includes(status) : how === undefined && hasOwnText(operation, status)
  return likely.find((status) => !taken(status)) ?? 418
}

const hasOwnText = (operation: OperationId, status: number) =>
  catalogue.some(
    ({ failed }) =>
      failed?.operations.includes(operation) &&
      (failed.how === status || (failed.how === '5xx' && status >= 500)),
  )
