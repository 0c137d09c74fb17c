import { isDeepStrictEqual } from 'node:util'
import { type AnswerOf, type CallInput, type OperationId, operations, serverRules } from '@/contract'
import { setClockOffset } from '@/platform/clock'
import { handlers } from '@mocks/handlers/all'
import { type Handler, serve } from '@mocks/respond'
import { digest } from '@mocks/rules/password'
import { buildSeed } from '@mocks/seeds'
import { keepChanges, loadSnapshot, store } from '@mocks/store/db'
import { requestOf } from '@mocks/testing/inProcess'
import { accountRules } from './accountRules'
import { couponRules, supportRules } from './supportRules'
import { brokenInvariant } from './invariants'
import { moneyRules } from './moneyRules'
import { forgetNotes, learnNotes, noteRules } from './noteRules'
import { recordRules } from './recordRules'
import { type Account, byId, type Call, type Model, modelOf, type Rule, type Rules } from './state'

/** An operation of the contract without its rule does not compile. */
const rules: Rules<OperationId> = {
  ...accountRules,
  ...couponRules,
  ...moneyRules,
  ...noteRules,
  ...recordRules,
  ...supportRules,
}

export const ADMIN_PASSWORD = 'konkan-monsoon-26'
const STARTED = Date.UTC(2026, 10, 21, 6)

/** The mock with its model, and who is signed in at which seat. */
export type World = {
  model: Model
  /** The token of each person, by the index in `people`; undefined while signed out. */
  tokens: (string | undefined)[]
  /** Who did what, and how the mock answered. */
  story: string[]
}

/** Both with nothing but one admin, three plans and what only visitors without a call make. */
export function newWorld(): World {
  forgetNotes()
  setClockOffset(STARTED - Date.now())
  const { plan, contact, subscriber } = buildSeed('default', STARTED)
  const { user, ...nothing } = buildSeed('empty', STARTED)
  const admin = user
    .filter(({ role }) => role === 'admin')
    .map((each) => ({ ...each, passwordDigest: digest(ADMIN_PASSWORD, each._id) }))
  // short terms, so that they end within a story
  const plans = plan.map((each, index) => ({ ...each, duration: [1, 2, 30][index % 3] ?? 1 }))
  const rows = { ...nothing, user: admin, plan: plans, contact, subscriber }
  loadSnapshot(rows)
  keepChanges()
  return { model: modelOf(rows, ADMIN_PASSWORD, STARTED), tokens: [], story: [] }
}

/** Lists of rows in the order of their ids: the contract promises no order but that of a chat. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) {
    const rows = value.map(canonical)
    return rows.every((row) => Object.hasOwn(Object(row) as object, '_id'))
      ? rows.toSorted((one, other) => (Object(one)._id < Object(other)._id ? -1 : 1))
      : rows
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, canonical(inner)]))
}

function refusalsOf(id: OperationId, call: Call<OperationId>, token: string | undefined): readonly string[] {
  const { audience } = operations[id]
  if (audience !== 'visitor') {
    if (token === undefined) return ['401 No token, authorization denied.']
    if (call.caller === undefined) return ['401 Token is not valid.']
    if (audience === 'admin' && call.caller.role !== 'admin') return ['403 Admin access required.']
  }
  return (rules[id] as Rule<OperationId>).refusals?.(call) ?? []
}

/** Whom the token belongs to by the model: nobody once it is over, or the account is gone. */
export function callerOf(model: Model, token: string | undefined): Account | undefined {
  const session = model.sessions.get(token ?? '')
  return session && session.until > model.now ? byId(model.accounts, session.userId) : undefined
}

/**
 * Asks the mock, and throws unless it answers what the model says, and what it holds afterwards breaks no invariant.
 * Returns the answer, or undefined where the call was refused.
 */
export async function ask<Id extends OperationId>(
  world: World,
  name: string,
  token: string | undefined,
  id: Id,
  input: CallInput<Id>,
): Promise<AnswerOf<Id> | undefined> {
  const { model } = world
  const caller = callerOf(model, token) as Account
  const call = { model, caller, params: input.params, body: input.body } as unknown as Call<OperationId>
  const told = JSON.stringify({ ...Object(input.params), ...Object(input.body) })
  const line = `${name}: ${id} ${told === '{}' ? '' : told}`
  world.story.push(line)
  const refusals = refusalsOf(id, call, token)
  const request = requestOf(id, input, token ?? null)
  const response = await serve(id, handlers[id] as Handler<Id>, request, call.params as never)
  const answer = (await response.json()) as AnswerOf<Id>
  const { message = '' } = Object(answer) as { message?: string }
  const said = response.status < 400 ? `${response.status}` : `${response.status} ${message}`
  world.story[world.story.length - 1] = `${line} → ${said}`
  const rule = rules[id] as unknown as Rule<Id>
  if (refusals.length > 0) {
    if (!refusals.includes(said)) throw new Error(`It was to be refused: ${refusals.join(' or ')}`)
    if (operations[id].audience === 'visitor') rule.refused?.(call)
  } else {
    if (said !== String(serverRules[id].success)) throw new Error('It was to succeed.')
    const wanted = JSON.parse(JSON.stringify(rule.done(call, answer))) as unknown
    if (!isDeepStrictEqual(canonical(answer), canonical(wanted)))
      throw new Error(`It was to answer\n${JSON.stringify(wanted)}\nand answered\n${JSON.stringify(answer)}`)
  }
  learnNotes(model, store.notification.list())
  const broken = brokenInvariant(model)
  if (broken !== null) throw new Error(broken)
  return refusals.length > 0 ? undefined : answer
}
