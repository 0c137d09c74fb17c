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

test('reports changes by this tab and others, but not reads', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const listener = vi.fn()
  first.onStoreChange(listener)
  await first.ids()
  expect(listener).not.toHaveBeenCalled()
  await first.write(contact('a'))
  expect(listener).toHaveBeenCalledTimes(1)
  await second.write(contact('b'))
  await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2))
  await first.replaceStore(() => first.loadSnapshot(seedOf(contact('fresh'))))
  expect(listener).toHaveBeenCalledTimes(3)
})

test('moves a second tab’s clock and reports it without a request', async () => {
  const [first, second] = [await openTab(), await openTab()]
  const listener = vi.fn()
  second.onRemoteChange(listener)
  await first.exclusively(() => first.setClockOffset(1000))
  await vi.waitFor(() => expect(listener).toHaveBeenCalled())
  expect(second.clockOffset()).toBe(1000)
})

test('applies a reset to the other tab', async () => {
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

test('writes while a background tab with paused timers is loading', async () => {
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

test('keeps unsaved rows along with those stored by another tab', async () => {
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
  ['loses its metadata', 'corrupt', (database: StoredDatabase) => database.delete('meta', 'meta')],
  ['loses its rows', 'corrupt', (database) => database.clear('rows')],
  ['gets an incomplete row', 'corrupt', (database) => storeRow(database, 'contact', { _id: 'a' })],
  ['is emptied', 'cleared', (database) => Promise.all([database.clear('rows'), database.clear('meta')])],
] as [string, string, (database: StoredDatabase) => Promise<unknown>][])(
  'refills a store that %s, and reports it, only once',
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
    'emptied of object stores',
    async () => {
      await deleteDB(DATABASE_NAME)
      ;(await openDB(DATABASE_NAME, 1)).close()
    },
  ],
])('recreates a database %s under an open tab and reports it', async (_, remove) => {
  const tab = await openTab()
  await tab.write(contact('a'))
  await remove()
  await tab.write(contact('b'))
  expect(tab.notices).toEqual(['cleared'])
  expect(await (await reload(tab)).ids()).toEqual(['seeded', 'b'])
})

test('reopens a connection closed by the browser, and loses nothing', async () => {
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const tab = await openTab()
  await tab.write(contact('a'))
  const connection = transactions.mock.contexts.at(-1)
  forceCloseDatabase(connection as Parameters<typeof forceCloseDatabase>[0])
  await tab.write(contact('b'))
  expect(tab.notices).toEqual([])
  expect(await (await reload(tab)).ids()).toEqual(['seeded', 'a', 'b'])
})

/** Runs `interrupt` between the two rows of a write. */
function interruptWrite(interrupt: (transaction: IDBTransaction) => void): void {
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
    ...values: unknown[]
  ) => IDBRequest<IDBValidKey>
  let rows = 0
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...values
  ) {
    rows += 1
    if (rows === 2) {
      spy.mockRestore()
      queueMicrotask(() => interrupt(this.transaction))
    }
    return Reflect.apply(put, this, values)
  })
}

test('repeats an aborted transaction', async () => {
  const tab = await openTab()
  interruptWrite((transaction) => transaction.abort())
  await tab.write(contact('a'), contact('b'))
  expect(tab.notices).toEqual([])
  expect(await (await reload(tab)).ids()).toEqual(['seeded', 'a', 'b'])
})

test.each([
  ['all of a write if its tab is closed', ['seeded', 'a', 'b'], () => {}],
  [
    'nothing of a write if its tab is killed',
    ['seeded'],
    (transaction: IDBTransaction) => transaction.abort(),
  ],
])('stores %s', async (_, stored, end) => {
  const tab = await openTab()
  interruptWrite((transaction) => {
    end(transaction)
    tab.close()
  })
  await tab.write(contact('a'), contact('b'))
  expect(await (await openTab()).ids()).toEqual(stored)
})
