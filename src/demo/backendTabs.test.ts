import * as fakeIndexedDb from 'fake-indexeddb'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** A tab with its own modules. */
async function openTab() {
  vi.resetModules()
  const [{ startBackend, userOf }, { signInAs }] = await Promise.all([
    import('./backend'),
    import('@mocks/scenarios/applyScenario'),
  ])
  await startBackend()
  return { signInAs, userOf }
}

test('knows who has just logged in in another tab', async () => {
  for (const [name, value] of Object.entries(fakeIndexedDb)) vi.stubGlobal(name, value)
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory())
  // the message about the other tab's write is late
  class LateChannel extends EventTarget {
    postMessage() {}
    close() {}
  }
  vi.stubGlobal('BroadcastChannel', LateChannel)
  const [first, second] = [await openTab(), await openTab()]
  expect(await first.userOf(await second.signInAs('active'))).toMatchObject({ name: 'Devika Nair' })
})
