import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import axios, { AxiosError } from 'axios'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { mockAdapter } from './adapter'
import { tokenOf } from '../testing/inProcess'
import { store } from '../store/db'
import { addFault } from '../faults'
import { freshStore } from './node'
import { demoPassword, personaOf } from '../seeds/personas'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const http = axios.create({ adapter: mockAdapter, timeout: 30_000 })
const as = (id: 'active' | 'admin') => ({ Authorization: `Bearer ${tokenOf(personaOf(id).userId)}` })

async function failureOf(call: Promise<unknown>): Promise<AxiosError> {
  const error: unknown = await call.catch((reason: unknown) => reason)
  if (!(error instanceof AxiosError)) throw new Error('The call did not fail with an AxiosError.')
  return error
}

beforeEach(() => freshStore())

test('sends and receives JSON', async () => {
  const { email } = personaOf('active')
  const { status, data } = await http.post<object>('/api/auth/login', { email, password: demoPassword })
  expect(status).toBe(200)
  expect(data).toMatchObject({ user: { email } })
})

test('sends a form with a file', async () => {
  const form = new FormData()
  form.set('name', 'Ishaan Rane')
  form.set('position', 'Designer')
  form.set('profileImage', new File(['picture'], 'me.png', { type: 'image/png' }))
  const { status } = await http.post('/api/auth/admin/team', form, { headers: as('admin') })
  expect(status).toBe(201)
  expect(store.teamMember.list().at(-1)).toMatchObject({
    name: 'Ishaan Rane',
    profileImage: 'data:image/png;base64,cGljdHVyZQ==',
  })
})

test('rejects a refused call with its headers, as axios does', async () => {
  addFault({ operation: 'login', kind: 'status', status: 429 })
  const failure = await failureOf(http.post('/api/auth/login', { email: 'a@example.com', password: 'x' }))
  expect(failure).toMatchObject({
    code: AxiosError.ERR_BAD_REQUEST,
    message: 'Request failed with status code 429',
    response: { status: 429, data: { message: expect.stringContaining('Too many') as string } },
  })
  expect(failure.response?.headers['retry-after']).toBe('30')
})

test('gives server errors a code, and respects validateStatus', async () => {
  addFault({ operation: 'listPlans', kind: 'status', status: 503 })
  expect((await failureOf(http.get('/api/auth/plans'))).code).toBe(AxiosError.ERR_BAD_RESPONSE)
  expect((await http.get('/api/auth/plans', { validateStatus: () => true })).status).toBe(503)
})

test('rejects without a response if the network fails', async () => {
  addFault({ operation: 'listPlans', kind: 'network' })
  const failure = await failureOf(http.get('/api/auth/plans'))
  expect(failure).toMatchObject({ code: AxiosError.ERR_NETWORK, message: 'Network Error' })
  expect(failure.response).toBeUndefined()
})

test('times out without a response, even after garbage collection', async () => {
  addFault({ operation: 'listPlans', kind: 'timeout' })
  const failure = failureOf(http.get('/api/auth/plans', { timeout: 300 }))
  const collecting = setInterval(collectGarbage, 20)
  onTestFinished(() => clearInterval(collecting))
  expect(await Promise.race([failure, delay(3000)])).toMatchObject({
    code: AxiosError.ECONNABORTED,
    message: 'timeout of 300ms exceeded',
  })
})

test('cancels an aborted call', async () => {
  addFault({ operation: 'listPlans', kind: 'timeout' })
  const controller = new AbortController()
  const call = http.get('/api/auth/plans', { signal: controller.signal }).catch((reason: unknown) => reason)
  setTimeout(() => controller.abort(), 10)
  expect(axios.isCancel(await call)).toBe(true)
})

test('passes on HTML and broken JSON as text', async () => {
  addFault({ operation: 'listPlans', kind: 'malformed', times: 1 })
  addFault({ operation: 'listPlans', kind: 'html', times: 1 })
  expect((await http.get('/api/auth/plans')).data).toBe('{"plans": [')
  const { data, headers } = await http.get<string>('/api/auth/plans')
  expect(data).toContain('<!doctype html>')
  expect(headers['content-type']).toContain('text/html')
})
