import axios from 'axios'
import { afterEach, expect, test, vi } from 'vitest'
import { startMock } from './worker'
import { forgetReloads, keepsReloading } from './worker-reloads'
import { onStorageNotice } from './persistence'

const url = 'http://localhost/mockServiceWorker.js'

/** A browser's service workers: one is registered under the url, and controls the page or not. */
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

test('without service workers and IndexedDB an adapter answers, from memory', async () => {
  const notices: string[] = []
  const stop = onStorageNotice((notice) => notices.push(notice))
  const { mode, adapter } = await startMock({ baseUrl: '/' })
  stop()
  expect(mode).toBe('adapter')
  expect(notices).toEqual(['unavailable'])
  expect((await axios.get('/api/auth/plans', { adapter })).status).toBe(200)
})

test('two reloads for a worker that does not control the page are enough', async () => {
  stubWorkers(true, false)
  expect(await keepsReloading(url)).toBe(false)
  expect(await keepsReloading(url)).toBe(false)
  expect(await keepsReloading(url)).toBe(true)
})

test('a page under control counts anew', async () => {
  stubWorkers(true, false)
  await keepsReloading(url)
  await keepsReloading(url)
  stubWorkers(true, true)
  expect(await keepsReloading(url)).toBe(false)
  forgetReloads()
  stubWorkers(true, false)
  expect(await keepsReloading(url)).toBe(false)
})

test('no reload is due while the worker is not registered', async () => {
  stubWorkers(false, false)
  for (let start = 0; start < 4; start += 1) expect(await keepsReloading(url)).toBe(false)
})
