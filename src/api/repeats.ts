import type { OperationId } from '@/contract'

/** State transitions: after one has succeeded, the same call is refused. */
const steps: readonly OperationId[] = [
  'approveSubscription',
  'rejectSubscription',
  'requestRenewal',
  'approveRenewal',
  'rejectRenewal',
  'reopenComplaint',
  'decideReopen',
]

type Repeated = { operation: OperationId; retried: boolean; refused: boolean; status: number | undefined }

/** Whether a retry was refused because the first try succeeded but its answer was lost. Then nothing has failed. */
export function wasDoneBefore({ operation, retried, refused, status }: Repeated): boolean {
  if (!retried) return false
  return (refused && steps.includes(operation)) || (status === 404 && operation.startsWith('delete'))
}
