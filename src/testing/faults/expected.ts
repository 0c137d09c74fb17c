import { type OperationId, operations } from '@/contract'
import { failureText, sessionEndedText } from '@/texts/calls'
import type { Failure } from '@/texts/failure'
import { texts } from '@/texts/texts'
import { type FaultOutcome, outcomes } from './outcomes'
import { rowOf } from './rows'

type Expected = { text: string; on: 'screen' | 'login' }

function failureIn({ kind }: FaultOutcome): Failure {
  if (kind.kind === 'status')
    return { kind: 'status', status: kind.status, serverMessage: kind.message || undefined }
  return { kind: kind.kind === 'network' || kind.kind === 'timeout' ? kind.kind : 'shape' }
}

const textOf = (id: OperationId, failure: Failure) =>
  // its place is the home tab, which has its own text
  id === 'getStats' ? failureText(id, failure, 'dashboard') : failureText(id, failure)

/** SPEC section 7: a 401 ends the session, unless the operation leaves it to the caller. */
const endsSession = (id: OperationId) =>
  rowOf(id).persona !== null && operations[id].credential && !('onUnauthorized' in operations[id])

/** The message after this outcome, empty if there is none, and where it shows. */
export function expectedOf(id: OperationId, outcome: FaultOutcome): Expected {
  const failure = failureIn(outcome)
  if (failure.status === 401 && endsSession(id)) return { text: sessionEndedText(id), on: 'login' }
  // SPEC sections 4 and 6: without a readable user the session ends
  const checksSession = id === 'getMe' || id === 'getDashboard'
  if (checksSession && failure.kind === 'status') return { text: texts.sessionEnded, on: 'login' }
  if (id === 'getMe' && failure.kind === 'shape') return { text: texts.sessionUnchecked, on: 'login' }
  return { text: textOf(id, failure), on: 'screen' }
}

export const failureTexts = (id: OperationId): string[] =>
  outcomes.map((outcome) => textOf(id, failureIn(outcome))).filter((text) => text !== '')
