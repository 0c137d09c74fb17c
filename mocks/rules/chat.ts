import { fail } from '@mocks/fail'
import type { ComplaintRow, UserRow } from '@mocks/store/rows'

/** The complaint, for its owner and admins. Others get the 404 of an unknown ID, which hides the complaint. */
export function readableComplaint(complaint: ComplaintRow | undefined, user: UserRow): ComplaintRow {
  return user.role === 'admin' ? found(complaint) : ownComplaint(complaint, user)
}

export function ownComplaint(complaint: ComplaintRow | undefined, user: UserRow): ComplaintRow {
  return found(complaint?.userId === user._id ? complaint : undefined)
}

export function mustBeWritable(complaint: ComplaintRow): void {
  const writable = complaint.status === 'open' || complaint.reopenStatus === 'accepted'
  if (!writable) fail(400, 'This chat is closed.')
}

function found(complaint: ComplaintRow | undefined): ComplaintRow {
  return complaint ?? fail(404, 'Complaint not found or access denied.')
}
