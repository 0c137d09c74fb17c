import { resetMock } from '@mocks/scenarios/applyScenario'
import axios from 'axios'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { API_TIMEOUT_MS } from '@/config/constants'
import { earlyAdapter } from './early'

// absolute: the API may be on a different host from the document
const address = `${location.origin}/api/auth/plans`

type Asked = { authorization?: string; answer?: Promise<Response>; age?: number }

/** Simulates a document, `age` ms old, that has requested the plans. By default the response differs from the mock's. */
function askEarly({ authorization, answer = Promise.resolve(Response.json('early')), age = 0 }: Asked = {}) {
  vi.spyOn(performance, 'now').mockReturnValue(age)
  globalThis.earlyCalls = new Map([[address, { authorization, answer }]])
}

const http = axios.create({ adapter: earlyAdapter })
const answered = async () => (await http.get<unknown>(address)).data

beforeEach(async () => {
  await resetMock()
})
afterEach(() => {
  globalThis.earlyCalls = undefined
  vi.restoreAllMocks()
})

test('uses the document’s response for the first call only', async () => {
  askEarly()
  await expect(answered()).resolves.toBe('early')
  await expect(answered()).resolves.toHaveProperty('plans')
})

test('ignores a response meant for another user', async () => {
  askEarly({ authorization: 'Bearer of another' })
  await expect(answered()).resolves.toHaveProperty('plans')
})

test('ignores responses to requests made before a write', async () => {
  askEarly()
  await http.post(`${location.origin}/api/auth/subscribe`, {}, { validateStatus: null })
  await expect(answered()).resolves.toHaveProperty('plans')
})

test('ignores a response older than the timeout', async () => {
  askEarly({ age: API_TIMEOUT_MS })
  await expect(answered()).resolves.toHaveProperty('plans')
})

test('stops waiting for the document’s response when aborted', async () => {
  askEarly({ answer: new Promise(() => {}) })
  const leaving = new AbortController()
  const answer = http.get(address, { signal: leaving.signal })
  setTimeout(() => leaving.abort(), 20)
  await expect(answer).rejects.toMatchObject({ code: 'ERR_CANCELED' })
})

test('counts the timeout from the start of the document', async () => {
  askEarly({ answer: new Promise(() => {}), age: API_TIMEOUT_MS - 30 })
  await expect(http.get(address)).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})
