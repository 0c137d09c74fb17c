import type { OperationId } from '@/contract'
import type { ApiFailure } from './failure'

/** What takes a thing from one state to the next: where it has been done, the same call can only be refused. */
const steps: readonly OperationId[] = [
  'approveSubscription',
  'rejectSubscription',
  'requestRenewal',
  'approveRenewal',
  'rejectRenewal',
  'reopenComplaint',
  'decideReopen',
]

/**
 * Whether the server has refused a call because the first try, whose answer never came, was done: then nothing has failed.
 */
export function wasDoneBefore({ operation, retried, status }: ApiFailure): boolean {
  if (!retried) return false
  return (status === 400 && steps.includes(operation)) || (status === 404 && operation.startsWith('delete'))
}
