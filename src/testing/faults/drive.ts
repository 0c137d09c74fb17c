import { expect } from 'vitest'
import type { OperationId } from '@/contract'
import { SECOND } from '@/lib/dates'
import { paths } from '@/paths'
import { texts } from '@/texts/texts'
import { type Effect, twice } from './effects'
import { expectedOf } from './expected'
import { isWrite, LATENCY_MS, type Outcome, untroubled } from './outcomes'
import { atRest, isAlone, isRead, isThere, isUnderWay, passes, until } from './screen'
import { Visit } from './visit'

/** What the call does to the stored data when nothing goes wrong. */
export async function effectWithoutFault(id: OperationId): Promise<Effect> {
  const visit = new Visit(id, untroubled)
  await visit.reach()
  await visit.works()
  return visit.effect
}

/** Makes the call end like this, and checks what the user is left with; `plain` is what the call does without a fault. */
export async function drive(id: OperationId, outcome: Outcome, plain: Effect): Promise<void> {
  const visit = new Visit(id, outcome)
  await visit.reach()
  if (outcome.end === 'late') return late(visit, plain)
  if (outcome.end === 'lost') return lost(visit, plain)
  return outcome.end === 'unread' && isWrite(id) ? done(visit, plain) : failed(visit, plain)
}

async function late(visit: Visit, plain: Effect): Promise<void> {
  await isUnderWay(visit.id)
  await isAlone(visit.id)
  await passes(LATENCY_MS - SECOND)
  visit.stands()
  visit.saysNoFailure()
  expect(visit.effect).toEqual({})
  await passes(2 * SECOND)
  await visit.works()
  expect(visit.effect).toEqual(plain)
}

async function done(visit: Visit, plain: Effect): Promise<void> {
  await visit.ends()
  await visit.works()
  visit.saysNoFailure()
  expect(visit.effect).toEqual(plain)
}

async function failed(visit: Visit, plain: Effect): Promise<void> {
  await visit.ends()
  const { text, on } = expectedOf(visit.id, visit.outcome)
  if (on === 'login') {
    const login: string = paths.login()
    await until(() => (visit.pathname === login ? null : 'The session has not ended.'))
    await atRest()
  }
  if (text === null) expect(document.querySelector('[role="alert"]')).toBeNull()
  else await until(() => (isRead(text) ? null : `The screen does not say “${text}”.`))
  visit.stands()
  const { worked } = visit.row
  if (visit.isReading && worked !== null) expect(isRead(worked)).toBe(false)
  expect(visit.effect).toEqual({})
  visit.end()
  if (on === 'login') await visit.logInAgain()
  else await visit.tryAgain()
  await visit.works()
  expect(visit.effect).toEqual(plain)
}

/** The server has done it and the client cannot know: a retry must not do it twice without a warning on the screen. */
async function lost(visit: Visit, plain: Effect): Promise<void> {
  const { repeated, worked, keyless, last, beforeAgain: [first = last] = [] } = visit.row
  await visit.ends()
  if (visit.outcome.kind.kind === 'timeout') {
    // the client retries by itself
    await visit.works(repeated ?? worked)
    visit.saysNoFailure()
    expect(visit.effect).toEqual(keyless ? twice(plain) : plain)
    return
  }
  expect(visit.effect).toEqual(plain)
  visit.end()
  // if the refetched page already shows it done, nothing is left to retry
  if (!isThere(first)) return
  const { text } = expectedOf(visit.id, visit.outcome)
  if (text !== null) expect(isRead(text)).toBe(true)
  if (keyless) {
    expect(isRead(texts.mayBeDone)).toBe(true)
    return
  }
  await visit.tryAgain()
  await atRest()
  visit.stands()
  expect(visit.effect).toEqual(plain)
}
