import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { play } from '@/testing/model/run'
import { freshStore } from './transport/node'

const OPERATIONS = Number(process.env['MODEL_OPERATIONS'] ?? 2000)
const SEED = Number(process.env['PROPERTY_SEED'] ?? 1)

// the time stands still between two steps, so that every date of an answer is known
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  freshStore()
})
afterEach(() => {
  vi.useRealTimers()
  freshStore()
})

test(
  `${OPERATIONS} calls of several people are answered as the contract's rules say`,
  async () => {
    const started = performance.now()
    const made = await play(OPERATIONS, SEED)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    process.stdout.write(`\n${made} calls on the mock and its model in ${seconds} s, from seed ${SEED}\n`)
    expect(made).toBeGreaterThanOrEqual(OPERATIONS)
  },
  10 * 60_000,
)
