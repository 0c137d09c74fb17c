import { fail } from '@mocks/fail'
import type { ComplaintRow } from '@mocks/store/rows'

/** The client asks to reopen a resolved complaint. Fails with 400 when it is open or already asked for. */
export function requestReopen(complaint: ComplaintRow): ComplaintRow {
  if (complaint.status === 'open') fail(400, 'This complaint is still open.')
  if (complaint.reopenStatus === 'pending') fail(400, 'A reopen request is already pending.')
  return { ...complaint, reopenStatus: 'pending' }
}

/** Accepting opens the complaint again. Fails with 400 if its reopening was not requested. */
export function decideReopen(complaint: ComplaintRow, action: 'accept' | 'reject'): ComplaintRow {
  if (complaint.reopenStatus !== 'pending') fail(400, 'No pending reopen request.')
  return action === 'accept'
    ? { ...complaint, status: 'open', reopenStatus: 'accepted' }
    : { ...complaint, reopenStatus: 'rejected' }
}

/** Resolves the complaint, for the first time or again. A request to reopen it is over then. */
export function resolve(complaint: ComplaintRow, response: string): ComplaintRow {
  return { ...complaint, status: 'resolved', response: response.trim(), reopenStatus: null }
}
