// @vitest-environment node
import { deleteDB, openDB } from 'idb'
import { forceCloseDatabase } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import {
  contact,
  fillStorage,
  DATABASE_NAME,
  openTab,
  reload,
  seedOf,
  type StoredDatabase,
  storeRow,
  tamper,
} from '../testing/mockTab'

test('a second tab sees each write, and a deletion, at its next request', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await first.write(contact('a'))
  expect(await second.ids()).toEqual(['seeded', 'a'])
  await second.exclusively(() => second.store.contact.delete('seeded'))
  expect(await first.ids()).toEqual(['a'])
})

test('what one write adds stands in the same order in a second tab', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await first.write(contact('z'), contact('a'))
  expect(await second.ids()).toEqual(['seeded', 'z', 'a'])
})

test('reports changed rows of this tab and others, and nothing else', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const told = vi.fn()
  first.onStoreChange(told)
  await first.ids()
  expect(told).not.toHaveBeenCalled()
  await first.write(contact('a'))
  expect(told).toHaveBeenCalledTimes(1)
  await second.write(contact('b'))
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(2))
  await first.replaceStore(() => first.loadSnapshot(seedOf(contact('fresh'))))
  expect(told).toHaveBeenCalledTimes(3)
})

test('a second tab is told without asking, clock included', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const told = vi.fn()
  second.onRemoteChange(told)
  await first.exclusively(() => first.setClockOffset(1000))
  await vi.waitFor(() => expect(told).toHaveBeenCalled())
  expect(second.clockOffset()).toBe(1000)
})

test('a reset reaches the other tab whole', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await second.write(contact('a'))
  const refilled = { seed: 'large', seededAt: 5 } as const
  await first.replaceStore(() => {
    first.loadSnapshot(seedOf(contact('fresh')))
    first.setOrigin(refilled)
  })
  expect(await second.ids()).toEqual(['fresh'])
  expect(second.currentOrigin()).toEqual(refilled)
  expect(await (await reload(first)).ids()).toEqual(['fresh'])
})

test('two tabs that write at once lose nothing', async () => {
  const tabs = [await openTab(), await openTab()]
  await Promise.all(
    tabs.flatMap((tab, at) => Array.from({ length: 10 }, (_, i) => tab.write(contact(`${at}-${i}`)))),
  )
  for (const tab of tabs) expect(await tab.ids()).toHaveLength(21)
  expect(await tabs[0]?.ids()).toEqual(await tabs[1]?.ids())
})

test('what only one may have is had by one of two tabs, 20 times of 20', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const use = (tab: typeof first, id: string) =>
    tab.exclusively(async () => {
      const isFree = tab.store.contact.get(id)?.read === false
      // the other tab is at it too
      await new Promise(setImmediate)
      if (isFree) tab.store.contact.put(contact(id, true))
      return isFree
    })
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const id = `coupon-${attempt}`
    await first.write(contact(id))
    await second.ids()
    const uses = await Promise.all([use(first, id), use(second, id)])
    expect(uses.filter(Boolean)).toHaveLength(1)
  }
})

test('a tab in the background, whose timers stand still, holds up no other', async () => {
  const [visible, hidden] = [await openTab(), await openTab()]
  const rows = Array.from({ length: 3500 }, (_, index) => contact(`row-${index}`))
  await visible.replaceStore(() => visible.loadSnapshot(seedOf(...rows)))
  const stopped: (() => void)[] = []
  const timers = vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => {
    stopped.push(run)
  }) as unknown as typeof setTimeout)
  const seenByHidden = hidden.ids()
  await vi.waitUntil(() => stopped.length > 0, { interval: 1 })
  await visible.write(contact('mine'))
  timers.mockRestore()
  for (const run of stopped) run()
  expect(await seenByHidden).toHaveLength(3500)
  expect(await hidden.ids()).toHaveLength(3501)
})

test('keeps unsaved rows beside those that another tab has stored', async () => {
  const [full, other] = [await openTab(), await openTab()]
  const makeRoom = fillStorage()
  await full.write(contact('waits'))
  makeRoom()
  await other.write(contact('stored'))
  await full.write(contact('later'))
  const expected = ['later', 'seeded', 'stored', 'waits']
  expect((await full.ids()).toSorted()).toEqual(expected)
  expect((await other.ids()).toSorted()).toEqual(expected)
})

test.each([
  ['loses its description', 'corrupt', (database: StoredDatabase) => database.delete('meta', 'meta')],
  ['loses its rows', 'corrupt', (database) => database.clear('rows')],
  ['gets a row of no table', 'corrupt', (database) => storeRow(database, 'nonsense', { _id: 'a' })],
  ['gets a row that lacks a field', 'corrupt', (database) => storeRow(database, 'contact', { _id: 'a' })],
  ['is emptied', 'cleared', (database) => Promise.all([database.clear('rows'), database.clear('meta')])],
] as [string, string, (database: StoredDatabase) => Promise<unknown>][])(
  'a store that %s under open tabs is filled anew once, and that is said',
  async (_, notice, write) => {
    const [first, second] = [await openTab(), await openTab()]
    await first.write(contact('a'))
    await second.ids()
    await tamper(write)
    expect(await Promise.all([first.ids(), second.ids()])).toEqual([['seeded'], ['seeded']])
    expect([...first.notices, ...second.notices]).toEqual([notice])
    await first.write(contact('b'))
    expect(await second.ids()).toEqual(['seeded', 'b'])
    expect(await (await reload(first)).ids()).toEqual(['seeded', 'b'])
  },
)

test.each([
  ['deleted', () => deleteDB(DATABASE_NAME)],
  [
    'replaced by one without stores',
    async () => {
      await deleteDB(DATABASE_NAME)
      ;(await openDB(DATABASE_NAME, 1)).close()
    },
  ],
])('a database %s under an open tab is made anew, and that is said', async (_, remove) => {
  const tab = await openTab()
  await tab.write(contact('a'))
  await remove()
  await tab.write(contact('b'))
  expect(tab.notices).toEqual(['cleared'])
  expect(await (await reload(tab)).ids()).toEqual(['seeded', 'b'])
})

test('reopens a connection that the browser closes, without a loss', async () => {
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const tab = await openTab()
  await tab.write(contact('a'))
  const connection = transactions.mock.contexts.at(-1)
  forceCloseDatabase(connection as Parameters<typeof forceCloseDatabase>[0])
  await tab.write(contact('b'))
  expect(tab.notices).toEqual([])
  expect(await (await reload(tab)).ids()).toEqual(['seeded', 'a', 'b'])
})
