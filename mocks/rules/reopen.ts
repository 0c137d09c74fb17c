import { fail } from '@mocks/fail'
import type { ComplaintRow } from '@mocks/store/rows'

export function requestReopen(complaint: ComplaintRow): ComplaintRow {
  if (complaint.status === 'open') fail(400, 'This complaint is still open.')
  if (complaint.reopenStatus === 'pending') fail(400, 'A reopen request is already pending.')
  return { ...complaint, reopenStatus: 'pending' }
}

export function decideReopen(complaint: ComplaintRow, action: 'accept' | 'reject'): ComplaintRow {
  if (complaint.reopenStatus !== 'pending') fail(400, 'No pending reopen request.')
  return action === 'accept'
    ? { ...complaint, status: 'open', reopenStatus: 'accepted' }
    : { ...complaint, reopenStatus: 'rejected' }
}

/** Also closes a reopen request. */
export function resolve(complaint: ComplaintRow, response: string): ComplaintRow {
  return { ...complaint, status: 'resolved', response: response.trim(), reopenStatus: null }
}
