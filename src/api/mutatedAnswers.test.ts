import { answerTo } from '@mocks/testing/inProcess'
import { randomFrom } from '@mocks/seeds/random'
import { type Mutation, mutate, mutationKinds } from '@mocks/testing/mutations'
import { freshStore } from '@mocks/transport/node'
import { sampleRequest } from '@mocks/testing/samples'
import { hashKey } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { foldSchema, type OperationId, operations, schemas } from '@/contract'
import { setLogSink } from '@/platform/log'
import { leftOutOf, readAnswer } from './answer'
import { ApiFailure } from './failure'

// seeded: the same responses in each run, each changed in one place
const PER_KIND = 8
beforeEach(() => setLogSink(() => {}))

const signsIn: readonly string[] = ['login', 'register']

type Outcome = 'read' | 'left out' | 'done, unread' | 'refused'

async function answerOf(id: OperationId): Promise<unknown> {
  freshStore()
  return (await answerTo(sampleRequest(id))).json()
}

/** The first place that a screen cannot show: a field missing or of the wrong type. NaN counts as a number. */
const gapIn = foldSchema<(value: unknown, place: string) => string | undefined>({
  optional: (inner) => (value, place) =>
    value === undefined || value === null ? undefined : inner(value, place),
  list: (element) => (value, place) =>
    Array.isArray(value) ? value.map((row, index) => element(row, `${place}.${index}`)).find(Boolean) : place,
  union: (options) => (value, place) => {
    const gaps = options.map((option) => option(value, place))
    return gaps.includes(undefined) ? undefined : gaps[0]
  },
  object: (fields) => (value, place) => {
    if (typeof value !== 'object' || value === null) return place
    const gaps = Object.entries(fields).map(([key, field]) => field(Object(value)[key], `${place}.${key}`))
    return gaps.find(Boolean)
  },
  scalar: (schema) => (value, place) => {
    if (schema instanceof z.ZodMiniNumber) return typeof value === 'number' ? undefined : place
    return typeof value === (schema instanceof z.ZodMiniBoolean ? 'boolean' : 'string') ? undefined : place
  },
})

/** The rows of a response, whether the list is bare or under a key. */
function rowsOf(answer: unknown): unknown[] {
  const list = Array.isArray(answer) ? answer : Object.values(Object(answer) as object).find(Array.isArray)
  return (list ?? []) as unknown[]
}

/** Whether this row may be lost: only if the mutation changed the row itself or its container. */
function mayMiss(index: number, { kind, place }: Mutation): boolean {
  const at = place.findIndex((part) => typeof part === 'number')
  return at === -1 ? kind !== 'rubbish row' && kind !== 'wrapped' : place[at] === index
}

/** Whether the response may be rejected: not for a bad row or an added envelope. */
const mayRefuse = ({ kind, place }: Mutation) =>
  !place.some((part) => typeof part === 'number') && !(kind === 'wrapped' && place.length === 0)

function attempt(id: OperationId, body: unknown): { value?: unknown; outcome: Outcome } {
  try {
    const value: unknown = readAnswer(id, body)
    if (value === undefined) return { outcome: 'done, unread' }
    return { value, outcome: leftOutOf(hashKey([id])) > 0 ? 'left out' : 'read' }
  } catch (error) {
    // any other error would break the page
    if (!(error instanceof ApiFailure) || error.kind !== 'shape') throw error
    // a write that got a 2xx response is done, so reading the response must not fail
    if (operations[id].method !== 'get' && !signsIn.includes(id)) throw error
    return { outcome: 'refused' }
  }
}

/** What is wrong after a mutation: an unmutated row lost, a gap, or a needless rejection. */
function amissIn(id: OperationId, rows: readonly unknown[], mutation: Mutation): unknown[] {
  const { value, outcome } = attempt(id, mutation.body)
  if (outcome === 'refused') return mayRefuse(mutation) ? [] : ['refused']
  if (outcome === 'done, unread') return []
  const kept = new Set(rowsOf(value).map((row) => JSON.stringify(row)))
  const lost = rows.filter((row, index) => !mayMiss(index, mutation) && !kept.has(JSON.stringify(row)))
  return [...lost, gapIn(schemas[id].answer)(value, '')].filter(Boolean)
}

test.each(Object.keys(operations) as OperationId[])(
  'reads mutated responses or rejects them cleanly: %s',
  async (id) => {
    const body = await answerOf(id)
    const rows = rowsOf(readAnswer(id, body))
    const random = randomFrom(Object.keys(operations).indexOf(id) + 1)
    const mutations = mutationKinds
      .flatMap((kind) => Array.from({ length: PER_KIND }, () => mutate(body, kind, random)))
      .filter((mutation) => mutation !== undefined)
    const amiss = mutations
      .map((mutation) => ({ ...mutation, body: null, amiss: amissIn(id, rows, mutation) }))
      .filter((row) => row.amiss.length > 0)
    expect(amiss).toEqual([])
  },
)
