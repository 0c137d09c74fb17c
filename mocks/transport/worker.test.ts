import axios, { type AxiosAdapter } from 'axios'
import { afterEach, expect, test, vi } from 'vitest'
import { demoPassword, personaOf } from '../seeds/personas'
import { mockAdapter } from './adapter'
import { startMock } from './worker'
import { isOutOfReach } from './workerReach'
import { ignoreFailedUpdates } from './workerUpdates'
import { onStorageNotice } from '../store/connection'

const url = 'http://localhost/mockServiceWorker.js'

function stubWorkers(registered: boolean, controlled: boolean) {
  const registration = { active: { scriptURL: url }, waiting: null, installing: null }
  vi.stubGlobal('navigator', {
    serviceWorker: {
      controller: controlled ? {} : null,
      getRegistrations: () => Promise.resolve(registered ? [registration] : []),
    },
  })
}

afterEach(() => vi.unstubAllGlobals())

test('responds from memory without workers or IndexedDB', async () => {
  const notices: string[] = []
  const stop = onStorageNotice((notice) => notices.push(notice))
  const adapter = await startMock({ baseUrl: '/' })
  stop()
  expect(notices).toEqual(['unavailable'])
  expect((await axios.get('/api/auth/plans', { adapter })).status).toBe(200)
})

test.each([
  ['controls the page', true, true, false],
  ['is only registered', true, false, true],
  ['is not registered yet', false, false, false],
])('detects whether a worker that %s is out of reach', async (_, registered, controlled, outOfReach) => {
  stubWorkers(registered, controlled)
  expect(await isOutOfReach(url)).toBe(outOfReach)
})

test('keeps a failed worker update, and only that, off the console', () => {
  const isIgnored = (reason: unknown) => {
    const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason })
    return !globalThis.dispatchEvent(event)
  }
  const failed = new TypeError(
    `Failed to update a ServiceWorker for scope ('/') with script ('${url}'): Not found`,
  )
  expect(isIgnored(failed)).toBe(false)
  const stop = ignoreFailedUpdates()
  expect(isIgnored(failed)).toBe(true)
  expect(isIgnored(new TypeError('x is not a function'))).toBe(false)
  expect(isIgnored(undefined)).toBe(false)
  stop()
})

test('responds to reads before the worker runs, while writes wait', async () => {
  stubWorkers(true, false)
  let decide = () => {}
  const asked = new Promise<void>((resolve) => (decide = resolve))
  const { serviceWorker } = navigator
  const registrations = await serviceWorker.getRegistrations()
  vi.spyOn(serviceWorker, 'getRegistrations').mockReturnValue(asked.then(() => registrations))
  vi.stubGlobal('isSecureContext', true)
  const adapter = await startMock({ baseUrl: '/', database: null })
  expect((await axios.get('/api/auth/plans', { adapter })).status).toBe(200)
  let status = 0
  const login = { email: personaOf('active').email, password: demoPassword }
  const logIn = (by: AxiosAdapter) => axios.post('/api/auth/login', login, { adapter: by })
  const change = logIn(adapter).then((answer) => (status = answer.status))
  // calls are served in order, so the first would have had its response by now
  await logIn(mockAdapter)
  expect(status).toBe(0)
  decide()
  await change
  expect(status).toBe(200)
})
