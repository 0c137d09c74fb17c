import { fail } from '@mocks/fail'
import type { ComplaintRow, UserRow } from '@mocks/store/rows'

/**
 * The complaint, when this user may see it: its owner or an admin. Anybody else gets the same 404 as for an unknown
 * id, so that its existence is not disclosed.
 */
export function readableComplaint(complaint: ComplaintRow | undefined, user: UserRow): ComplaintRow {
  return user.role === 'admin' ? found(complaint) : ownComplaint(complaint, user)
}

/** The complaint, if it belongs to this user. Fails with 404 otherwise. */
export function ownComplaint(complaint: ComplaintRow | undefined, user: UserRow): ComplaintRow {
  return found(complaint?.userId === user._id ? complaint : undefined)
}

/** Fails with 400 unless the complaint is open or its reopening was accepted. */
export function mustBeWritable(complaint: ComplaintRow): void {
  const writable = complaint.status === 'open' || complaint.reopenStatus === 'accepted'
  if (!writable) fail(400, 'This chat is closed.')
}

function found(complaint: ComplaintRow | undefined): ComplaintRow {
  return complaint ?? fail(404, 'Complaint not found or access denied.')
}
