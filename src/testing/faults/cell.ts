import { expect } from 'vitest'
import type { OperationId } from '@/contract'
import { SECOND } from '@/lib/dates'
import { paths } from '@/paths'
import { texts } from '@/texts/texts'
import { type Column, isWrite, LATENCY_MS, untroubled } from './columns'
import { type Effect, twice } from './effects'
import { expectedOf } from './expected'
import { atRest, isAlone, isRead, isThere, isUnderWay, passes, until } from './screen'
import { Visit } from './visit'

/** What a cell of the table has shown: its mark there. */
export type Mark = 'text' | 'login' | 'silent' | 'done' | 'stands' | 'waits' | 'once' | 'twice'

/** What the call does to the server's data when nothing goes wrong. */
export async function plainEffectOf(id: OperationId): Promise<Effect> {
  const visit = new Visit(id, untroubled)
  await visit.reach()
  await visit.works()
  return visit.effect
}

/** Drives one cell to what its reader has in the end; `plain` is what the call does when nothing goes wrong. */
export async function driveCell(id: OperationId, column: Column, plain: Effect): Promise<Mark> {
  const visit = new Visit(id, column)
  await visit.reach()
  switch (column.end) {
    case 'late':
      return late(visit, plain)
    case 'lost':
      return lost(visit, plain)
    case 'odd':
      return odd(visit, plain)
    case 'unread':
      return isWrite(id) ? done(visit, plain) : failed(visit, plain)
    case 'fails':
      return failed(visit, plain)
  }
}

async function late(visit: Visit, plain: Effect): Promise<Mark> {
  await isUnderWay(visit.id)
  await isAlone(visit.id)
  await passes(LATENCY_MS - SECOND)
  visit.stands()
  visit.saysNoFailure()
  expect(visit.effect).toEqual({})
  await passes(2 * SECOND)
  await visit.works()
  expect(visit.effect).toEqual(plain)
  return 'waits'
}

async function done(visit: Visit, plain: Effect): Promise<Mark> {
  await visit.ends()
  await visit.works()
  visit.saysNoFailure()
  expect(visit.effect).toEqual(plain)
  return 'done'
}

async function odd(visit: Visit, plain: Effect): Promise<Mark> {
  await visit.ends()
  visit.saysNoFailure()
  expect(visit.effect).toEqual(plain)
  return 'stands'
}

async function failed(visit: Visit, plain: Effect): Promise<Mark> {
  await visit.ends()
  const { text, on } = expectedOf(visit.id, visit.column)
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
  return on === 'login' ? 'login' : text === null ? 'silent' : 'text'
}

/** The server has done it and nobody can know: trying again must not do it twice, or the screen has said so before. */
async function lost(visit: Visit, plain: Effect): Promise<Mark> {
  const { repeated, worked, keyless, last, beforeAgain: [first = last] = [] } = visit.row
  await visit.ends()
  if (visit.column.kind.kind === 'timeout') {
    // the client has sent it again by itself
    await visit.works(repeated ?? worked)
    visit.saysNoFailure()
    expect(visit.effect).toEqual(keyless ? twice(plain) : plain)
    return keyless ? 'twice' : 'once'
  }
  expect(visit.effect).toEqual(plain)
  visit.end()
  // where the page shows meanwhile that it is done, there is nothing to be said and nothing to be tried again
  if (!isThere(first)) return 'once'
  const { text } = expectedOf(visit.id, visit.column)
  if (text !== null) expect(isRead(text)).toBe(true)
  if (keyless) expect(isRead(texts.mayBeDone)).toBe(true)
  else {
    await visit.tryAgain()
    await atRest()
    visit.stands()
    expect(visit.effect).toEqual(plain)
  }
  return 'once'
}
