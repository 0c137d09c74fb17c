import { expect } from 'vitest'
import type { OperationId } from '@/contract'
import { SECOND } from '@/lib/dates'
import { paths } from '@/paths'
import { texts } from '@/texts/texts'
import { type Effect, twice } from './effects'
import { expectedOf } from './expected'
import { isWrite, LATENCY_MS, type FaultOutcome, withoutFault } from './outcomes'
import {
  waitUntilIdle,
  waitUntilOnlyPending,
  isReadable,
  isStepAvailable,
  waitUntilCalled,
  advanceTime,
  waitUntil,
} from './screen'
import { FaultVisit } from './visit'

export async function effectWithoutFault(id: OperationId): Promise<Effect> {
  const visit = new FaultVisit(id, withoutFault)
  await visit.openAndCall()
  await visit.waitForSuccess()
  return visit.effect
}

/** Drives the call to an outcome and checks the result. `plain` is the effect without a fault. */
export async function drive(id: OperationId, outcome: FaultOutcome, plain: Effect): Promise<void> {
  const visit = new FaultVisit(id, outcome)
  await visit.openAndCall()
  if (outcome.end === 'late') return late(visit, plain)
  if (outcome.end === 'lost') return lost(visit, plain)
  return outcome.end === 'unread' && isWrite(id) ? done(visit, plain) : failed(visit, plain)
}

async function late(visit: FaultVisit, plain: Effect): Promise<void> {
  await waitUntilCalled(visit.id)
  await waitUntilOnlyPending(visit.id)
  await advanceTime(LATENCY_MS - SECOND)
  visit.expectIntact()
  visit.expectNoFailureText()
  expect(visit.effect).toEqual({})
  await advanceTime(2 * SECOND)
  await visit.waitForSuccess()
  expect(visit.effect).toEqual(plain)
}

async function done(visit: FaultVisit, plain: Effect): Promise<void> {
  await visit.waitForEnd()
  await visit.waitForSuccess()
  visit.expectNoFailureText()
  expect(visit.effect).toEqual(plain)
}

async function failed(visit: FaultVisit, plain: Effect): Promise<void> {
  await visit.waitForEnd()
  const { text, on } = expectedOf(visit.id, visit.outcome)
  if (on === 'login') {
    const login: string = paths.login()
    await waitUntil(() => (visit.pathname === login ? null : 'The session has not ended.'))
    await waitUntilIdle()
  }
  if (text === '') expect(document.querySelector('[role="alert"]')).toBeNull()
  else await waitUntil(() => (isReadable(text) ? null : `The screen does not say “${text}”.`))
  visit.expectIntact()
  const { successText } = visit.row
  if (visit.isQuery && successText !== null) expect(isReadable(successText)).toBe(false)
  expect(visit.effect).toEqual({})
  visit.clearFault()
  if (on === 'login') await visit.logInAgain()
  else await visit.tryAgain()
  await visit.waitForSuccess()
  expect(visit.effect).toEqual(plain)
}

/** The server has done the call, but the client cannot know: if the user tries again, it must not be repeated unannounced. */
async function lost(visit: FaultVisit, plain: Effect): Promise<void> {
  const { repeatText, successText, keyless, last, beforeRetry: [first = last] = [] } = visit.row
  const success = repeatText ?? successText
  await visit.waitForEnd()
  if (visit.outcome.kind.kind === 'timeout') {
    // the client retries on its own
    await visit.waitForSuccess(success)
    visit.expectNoFailureText()
    expect(visit.effect).toEqual(keyless ? twice(plain) : plain)
    return
  }
  expect(visit.effect).toEqual(plain)
  visit.clearFault()
  if (!keyless && success !== null && isReadable(success)) return visit.expectNoFailureText()
  // if the refetched page already shows success, nothing is left to retry
  if (!isStepAvailable(first)) return
  const { text } = expectedOf(visit.id, visit.outcome)
  if (text !== '') expect([isReadable(text), isReadable(texts.mayBeDone)]).toEqual([true, true])
  if (keyless) return
  await visit.tryAgain()
  await visit.waitForSuccess(success)
  visit.expectNoFailureText()
  expect(visit.effect).toEqual(plain)
}
