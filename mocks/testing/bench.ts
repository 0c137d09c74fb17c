import { type OperationId, operations } from '@/contract'
import { answerTo, requestOf, tokenOf } from './inProcess'
import { keepChanges } from '../store/db'
import { seedStore } from '../store/seeding'
import { samples } from './samples'
import { personaOf } from '../seeds/personas'

/** One operation's median of `runs` calls in this process; `rows` is how many its answer lists, 1 for a single one. */
export type Measurement = { operation: OperationId; rows: number; median: number; limit: number; ok: boolean }

const LIST_LIMIT_MS = 60
const SINGLE_LIMIT_MS = 16

/**
 * Times every operation on the large seed from request to answer, with the checks of the contract. Throws when a call
 * does not succeed.
 */
export async function measure(runs = 20): Promise<Measurement[]> {
  seedStore('large')
  keepChanges()
  const measurements: Measurement[] = []
  for (const id of Object.keys(operations) as OperationId[])
    measurements.push(await measureOperation(id, runs))
  return measurements
}

async function measureOperation(operation: OperationId, runs: number): Promise<Measurement> {
  const times: number[] = []
  let rows = 1
  // the first call builds indexes and warms the code up
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

/** As its audience; what the sample puts into the store is no part of the request. */
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
