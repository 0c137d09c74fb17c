// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { loadCode, waitingForCode } from './code'

afterEach(() => vi.unstubAllGlobals())

const lost = new TypeError('Failed to fetch dynamically imported module')
const failingOnce = () => vi.fn<() => Promise<string>>().mockRejectedValueOnce(lost).mockResolvedValue('page')

test('waits for the connection, then loads the code again', async () => {
  const fetch = vi.fn<() => Promise<Response>>().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetch)
  const load = failingOnce()
  const loaded = loadCode(load)
  await vi.waitFor(() => expect(waitingForCode.get()).toBe(1))
  fetch.mockResolvedValue(new Response())
  dispatchEvent(new Event('online'))
  expect(await loaded).toBe('page')
  expect(waitingForCode.get()).toBe(0)
})

test('gives up if the site is reachable but the code is gone', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
  await expect(loadCode(failingOnce())).rejects.toBe(lost)
  expect(waitingForCode.get()).toBe(0)
})
