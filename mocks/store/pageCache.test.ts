import { expect, test, vi } from 'vitest'
import { contact, openTab } from '../testing/mockTab'

const page = new EventTarget()
const leave = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
const comeBack = () => page.dispatchEvent(new Event('pageshow'))

/** A page with a read in progress. */
async function readingTab() {
  vi.stubGlobal('onpagehide', null)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  const tab = await openTab()
  const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const ids = tab.ids()
  while (begun.mock.results.length === 0) await Promise.resolve()
  const transaction = begun.mock.results[0]?.value as IDBTransaction
  const aborted = vi.fn()
  transaction.addEventListener('abort', aborted)
  return { ids, aborted, notices: tab.notices }
}

test('rereads the data when a page returns from the bfcache', async () => {
  const { ids, aborted, notices } = await readingTab()
  const answered = vi.fn()
  void ids.then(answered)
  leave(true)
  vi.unstubAllGlobals()
  const other = await openTab()
  await other.write(contact('by another tab'))
  expect(aborted).toHaveBeenCalledOnce()
  expect(answered).not.toHaveBeenCalled()
  comeBack()
  expect(await ids).toEqual(['seeded', 'by another tab'])
  expect(notices).toEqual([])
})

test('finishes reading when the user leaves the page for good', async () => {
  const { ids, aborted } = await readingTab()
  leave(false)
  expect(await ids).toEqual(['seeded'])
  expect(aborted).not.toHaveBeenCalled()
})
