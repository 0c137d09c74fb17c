import { type OperationId, operations } from '@/contract'
import { answerTo, requestOf, tokenOf } from './inProcess'
import { keepChanges } from '../store/db'
import { seedStore } from '../store/seeding'
import { samples } from './samples'
import { personaOf } from '../seeds/personas'

/** The median time of an operation in ms. `rows` is the length of the list that it answers, or 1. */
export type Measurement = { operation: OperationId; rows: number; median: number; limit: number; ok: boolean }

const LIST_LIMIT_MS = 60
const SINGLE_LIMIT_MS = 16

/** All operations, and the large data set as it is, where nothing else is wanted. */
type Wanted = { operations?: readonly OperationId[]; users?: number; runs?: number }

/**
 * Measures operations with the large data set, from request to answer, including the checks of the contract. Throws if a
 * call fails.
 */
export async function measure({
  operations: ids = Object.keys(operations) as OperationId[],
  users,
  runs = 20,
}: Wanted = {}): Promise<Measurement[]> {
  seedStore('large', users)
  keepChanges()
  const measurements: Measurement[] = []
  for (const id of ids) measurements.push(await measureOperation(id, runs))
  return measurements
}

async function measureOperation(operation: OperationId, runs: number): Promise<Measurement> {
  const times: number[] = []
  let rows = 1
  // the first call is not counted: it builds the indexes
  for (let run = 0; run <= runs; run += 1) {
    const request = sampleRequest(operation)
    const started = performance.now()
    const response = await answerTo(request)
    if (run > 0) times.push(performance.now() - started)
    const text = await response.text()
    if (!response.ok) throw new Error(`${operation} answered ${response.status} ${text}`)
    rows = rowsOf(JSON.parse(text))
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
  const limit = operation.startsWith('list') ? LIST_LIMIT_MS : SINGLE_LIMIT_MS
  return { operation, rows, median, limit, ok: median < limit }
}

/** A call by a user of the operation's audience. Rows that the sample needs are stored before the time is taken. */
function sampleRequest(operation: OperationId): Request {
  const caller = personaOf(operations[operation].audience === 'admin' ? 'admin' : 'active').userId
  const sample = samples[operation](caller)
  const request = requestOf(operation, sample, tokenOf(caller))
  keepChanges()
  return request
}

function rowsOf(answer: unknown): number {
  const list = Object.values(Object(answer)).find((value) => Array.isArray(value))
  return Array.isArray(list) ? list.length : 1
}
