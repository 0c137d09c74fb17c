import { texts } from '@/texts/texts'
import type { FaultOutcome } from './outcomes'
import type { Expected } from './row'

const onScreen = (text: string): Expected => ({ text, on: 'screen' })
const onLogin = (text: string): Expected => ({ text, on: 'login' })

const isUnanswered = ({ kind }: FaultOutcome) => kind.kind === 'network' || kind.kind === 'timeout'
const statusOf = ({ kind }: FaultOutcome) => (kind.kind === 'status' ? kind.status : undefined)

/** A failed session check ends the session; a missing answer does not. */
function sessionFailure(outcome: FaultOutcome, unreadable: Expected): Expected {
  if (isUnanswered(outcome)) return onScreen('Network error. Please check your internet connection.')
  const status = statusOf(outcome)
  if (status === undefined) return unreadable
  return onLogin(status < 500 ? texts.sessionEnded : texts.sessionUnchecked)
}

/** SPEC sections 4 and 6: without a readable user, the session ends. */
export const getMeFailure = (outcome: FaultOutcome): Expected =>
  sessionFailure(outcome, onLogin(texts.sessionUnchecked))

/** An unreadable dashboard answer does not end the session, which the server has accepted. */
export const getDashboardFailure = (outcome: FaultOutcome): Expected =>
  sessionFailure(outcome, onScreen('The server’s answer could not be read.'))

/** Chat messages use the texts of SPEC section 8 for loading the complaint. */
export function listChatFailure(outcome: FaultOutcome): Expected {
  if (isUnanswered(outcome)) return onScreen('Network error. Please try again.')
  const isSignedOut = statusOf(outcome) === 401
  return isSignedOut ? onLogin('Not authorized. Please log in again.') : onScreen('Could not load complaint.')
}
