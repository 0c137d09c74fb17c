import type { OperationId } from '@/contract'

/** Calls that move a record from one state to the next. Done once, the same call is refused. */
const steps: readonly OperationId[] = [
  'approveSubscription',
  'rejectSubscription',
  'requestRenewal',
  'approveRenewal',
  'rejectRenewal',
  'reopenComplaint',
  'decideReopen',
]

/** Calls of which a server cannot tell a second one from the first; a client is told of a resolved ticket each time. */
const keyless: readonly OperationId[] = [
  'createComplaint',
  'sendChatMessage',
  'sendNotification',
  'resolveComplaint',
  'createTeamMember',
  'createFeature',
  'createService',
]

/**
 * Whether a call without an answer may have been done and would be done twice if it were sent again. A browser that knows of
 * no network has sent nothing; Node 20, where the tool that checks servers runs, has no navigator to ask.
 */
export const mayBeDone = (operation: OperationId): boolean =>
  keyless.includes(operation) && (globalThis.navigator?.onLine ?? true)

type Repeated = { operation: OperationId; retried: boolean; refused: boolean; status: number | undefined }

/**
 * Whether the server refuses the second try of a call because it did the first one, whose answer never came. Then nothing has
 * failed.
 */
export function wasDoneBefore({ operation, retried, refused, status }: Repeated): boolean {
  if (!retried) return false
  return (refused && steps.includes(operation)) || (status === 404 && operation.startsWith('delete'))
}
