import type { Outcome } from './outcomes'
import type { Expected } from './row'

const NO_ANSWER = 'Network error. Please check your internet connection.'
const BUSY = 'The server has too much to do. Please try again in a moment.'
const ENDED = 'Your session has ended. Please log in again.'
const UNCHECKED = 'The server could not check your login, so you were logged out. Please log in again.'
const UNREAD = 'The server’s answer could not be read.'

/** A refused or failed question who is signed in ends the session; no answer, and a server without time, end nothing. */
function vouching({ kind }: Outcome): Expected | undefined {
  if (kind.kind === 'network' || kind.kind === 'timeout') return { text: NO_ANSWER, on: 'screen' }
  if (kind.kind !== 'status') return undefined
  if (kind.status === 429) return { text: BUSY, on: 'screen' }
  return { text: kind.status < 500 ? ENDED : UNCHECKED, on: 'login' }
}

/** SPEC sections 4 and 6: without a user who can be read there is nobody to show the page to. */
export const saysOfMe = (outcome: Outcome): Expected => vouching(outcome) ?? { text: UNCHECKED, on: 'login' }

/** The profile alone cannot be shown where its answer cannot be read: the server has accepted the session. */
export const saysOfDashboard = (outcome: Outcome): Expected =>
  vouching(outcome) ?? { text: UNREAD, on: 'screen' }

/** The messages of a ticket fail in the words that SPEC section 8 has for the ticket itself. */
export function saysOfChat({ kind }: Outcome): Expected {
  if (kind.kind === 'network' || kind.kind === 'timeout')
    return { text: 'Network error. Please try again.', on: 'screen' }
  const status = kind.kind === 'status' ? kind.status : 0
  if (status === 401) return { text: 'Not authorized. Please log in again.', on: 'login' }
  if (status === 404) return { text: 'Complaint not found or you do not have access.', on: 'screen' }
  return { text: 'Could not load complaint.', on: 'screen' }
}
