import type { FaultKind } from '@mocks/faults'
import { API_TIMEOUT_MS } from '@/config/constants'
import { summaries } from '@/contract'
import type { PlacedOperation } from './places/places'
import type { CatalogueText } from './texts'

const called = (operation: PlacedOperation) => `“${summaries[operation]}”`

/** What causes the message of a call that fails like this, in one sentence. */
export function causeOf(
  { shown, failed }: CatalogueText,
  operation: PlacedOperation,
  fault: FaultKind,
): string {
  const call = called(operation)
  if (fault.kind === 'timeout')
    return `The server does not answer ${call} within ${API_TIMEOUT_MS / 1000} seconds.`
  if (fault.kind !== 'status') return `The server cannot be reached for ${call}.`
  const reason = shown === 'server' ? ' and says why' : failed?.unexplained ? ' without saying why' : ''
  return typeof failed?.how === 'number'
    ? `The server answers ${fault.status} to ${call}${reason}.`
    : `The server fails at ${call}${reason}, here with ${fault.status}.`
}

export const doneCause = (operation: PlacedOperation) => `The server has done ${called(operation)}.`
