import type { FaultOutcome } from './outcomes'
import type { Expected } from './row'

const NO_ANSWER = 'Network error. Please check your internet connection.'
const BUSY = 'The server is busy. Please try again in a moment.'
const ENDED = 'Your session has ended. Please log in again.'
const UNCHECKED = 'The server could not check your login, so you were logged out. Please log in again.'
const UNREAD = 'The server’s answer could not be read.'

/** A failed session check ends the session; a missing answer and a 429 do not. */
function sessionFailure({ kind }: FaultOutcome): Expected | undefined {
  if (kind.kind === 'network' || kind.kind === 'timeout') return { text: NO_ANSWER, on: 'screen' }
  if (kind.kind !== 'status') return undefined
  if (kind.status === 429) return { text: BUSY, on: 'screen' }
  return { text: kind.status < 500 ? ENDED : UNCHECKED, on: 'login' }
}

/** SPEC sections 4 and 6: without a readable user the session ends. */
export const getMeFailure = (outcome: FaultOutcome): Expected =>
  sessionFailure(outcome) ?? { text: UNCHECKED, on: 'login' }

/** An unreadable dashboard answer keeps the session, which the server has accepted. */
export const getDashboardFailure = (outcome: FaultOutcome): Expected =>
  sessionFailure(outcome) ?? { text: UNREAD, on: 'screen' }

/** Chat messages use the texts of SPEC section 8 for loading the complaint. */
export function listChatFailure({ kind }: FaultOutcome): Expected {
  if (kind.kind === 'network' || kind.kind === 'timeout')
    return { text: 'Network error. Please try again.', on: 'screen' }
  const status = kind.kind === 'status' ? kind.status : 0
  if (status === 401) return { text: 'Not authorized. Please log in again.', on: 'login' }
  if (status === 404) return { text: 'Complaint not found or you do not have access.', on: 'screen' }
  return { text: 'Could not load complaint.', on: 'screen' }
}
