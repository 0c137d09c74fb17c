import { expect, test, vi } from 'vitest'
import { contact, openTab } from '../testing/mockTab'

const page = new EventTarget()
const leave = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }))
const comeBack = () => page.dispatchEvent(new Event('pageshow'))

/** A page in the midst of reading, and whether its transaction has been aborted. */
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

test('rereads the data when a page comes back from the browser’s cache', async () => {
  const { ids, aborted, notices } = await readingTab()
  const answered = vi.fn()
  void ids.then(answered)
  leave(true)
  vi.unstubAllGlobals()
  const other = await openTab()
  await other.write(contact('written meanwhile'))
  expect(aborted).toHaveBeenCalledOnce()
  expect(answered).not.toHaveBeenCalled()
  comeBack()
  expect(await ids).toEqual(['seeded', 'written meanwhile'])
  expect(notices).toEqual([])
})

test('a page that is left for good reads to the end', async () => {
  const { ids, aborted } = await readingTab()
  leave(false)
  expect(await ids).toEqual(['seeded'])
  expect(aborted).not.toHaveBeenCalled()
})
