// @vitest-environment node
import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { StorageNotice } from './persistence'
import { SCHEMA_VERSION } from './persistence-database'
import { type ContactRow, type Snapshot, tableNames } from './rows'

const NAME = 'test-mock'

const contact = (_id: string, read = false): ContactRow => ({
  _id,
  name: 'Asha',
  email: 'asha@example.com',
  message: 'Hello',
  createdAt: '2026-01-01T00:00:00.000Z',
  read,
})

const seedOf = (...contacts: ContactRow[]) => ({
  ...(Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Snapshot),
  contact: contacts,
})

const opened: (() => void)[] = []

/** A tab of its own: its own modules, over the one IndexedDB. */
async function openTab() {
  vi.resetModules()
  const persistence = await import('./persistence')
  const { store, loadSnapshot } = await import('./db')
  const clock = await import('@/lib/clock')
  const notices: StorageNotice[] = []
  persistence.onStorageNotice((notice) => notices.push(notice))
  const close = await persistence.openPersistence(
    { name: 'test', build: () => seedOf(contact('seeded')) },
    NAME,
  )
  opened.push(close)
  const write = (...rows: ContactRow[]) =>
    persistence.exclusively(() => {
      for (const row of rows) store.contact.put(row)
    })
  const ids = () => persistence.exclusively(() => store.contact.list().map((row) => row._id))
  return { ...persistence, ...clock, store, loadSnapshot, notices, close, write, ids }
}

/** Leaves at once, as a reload does, and comes back. */
async function reload(tab: { close: () => void }) {
  tab.close()
  return openTab()
}

beforeEach(() => deleteDB(NAME))
afterEach(() => {
  for (const close of opened.splice(0)) close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the first start takes the seed, the second what was stored', async () => {
  const tab = await openTab()
  expect(await tab.ids()).toEqual(['seeded'])
  await tab.write(contact('a'))
  expect(await (await reload(tab)).ids()).toEqual(['seeded', 'a'])
  expect(tab.notices).toEqual([])
})

test('a write answered is a write stored: 50 of 50 survive an immediate reload', async () => {
  let tab = await openTab()
  for (let index = 0; index < 50; index += 1) {
    await tab.write(contact(`write-${index}`))
    tab = await reload(tab)
    expect(tab.store.contact.get(`write-${index}`)).toBeDefined()
  }
  expect(tab.store.contact.count()).toBe(51)
})

test('changes and deletions survive, in the order of insertion', async () => {
  const tab = await openTab()
  await tab.write(contact('z'), contact('a'))
  await tab.exclusively(() => {
    tab.store.contact.put(contact('z', true))
    tab.store.contact.delete('seeded')
  })
  const again = await reload(tab)
  expect(again.store.contact.list()).toEqual([contact('z', true), contact('a')])
})

test('the clock is stored with the rows', async () => {
  const tab = await openTab()
  await tab.exclusively(() => tab.setClockOffset(86_400_000))
  const again = await reload(tab)
  expect(again.clockOffset()).toBe(86_400_000)
})

test('a second tab sees each write, and a deletion, at its next request', async () => {
  const [first, second] = [await openTab(), await openTab()]
  await first.write(contact('a'))
  expect(await second.ids()).toEqual(['seeded', 'a'])
  await second.exclusively(() => second.store.contact.delete('seeded'))
  expect(await first.ids()).toEqual(['a'])
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
  await first.replaceStore('other', () => first.loadSnapshot(seedOf(contact('fresh'))))
  expect(await second.ids()).toEqual(['fresh'])
  expect(await (await reload(first)).ids()).toEqual(['fresh'])
})

test('under the browser’s locks two tabs that write at once lose nothing', async () => {
  const turns = new Map<string, Promise<unknown>>()
  const request = <Value>(name: string, work: () => Promise<Value>) => {
    const result = (turns.get(name) ?? Promise.resolve()).then(work)
    turns.set(name, result)
    return result
  }
  vi.stubGlobal('navigator', { locks: { request } })
  const tabs = [await openTab(), await openTab()]
  await Promise.all(
    tabs.flatMap((tab, at) => Array.from({ length: 10 }, (_, i) => tab.write(contact(`${at}-${i}`)))),
  )
  for (const tab of tabs) expect(await tab.ids()).toHaveLength(21)
  expect(await tabs[0]?.ids()).toEqual(await tabs[1]?.ids())
})

async function breakStore(write: (database: Awaited<ReturnType<typeof openDB>>) => Promise<unknown>) {
  const tab = await openTab()
  await tab.write(contact('mine'))
  tab.close()
  const database = await openDB(NAME)
  await write(database)
  database.close()
}

test.each([
  [
    'its description',
    (database: Awaited<ReturnType<typeof openDB>>) => database.put('meta', 'garbage', 'meta'),
  ],
  [
    'a row',
    (database: Awaited<ReturnType<typeof openDB>>) => database.put('rows', { table: 'nonsense', id: 'a' }),
  ],
])('a store broken in %s is set aside whole, and the seed takes its place', async (_, write) => {
  await breakStore(write)
  const tab = await openTab()
  expect(tab.notices).toEqual(['corrupt'])
  expect(await tab.ids()).toEqual(['seeded'])
  const aside = (await indexedDB.databases()).find(({ name }) => name?.startsWith(`${NAME}-set-aside`))
  const database = await openDB(aside?.name ?? '')
  expect(await database.get('rows', ['contact', 'mine'])).toMatchObject({ row: contact('mine') })
  database.close()
  await deleteDB(aside?.name ?? '')
  expect((await reload(tab)).notices).toEqual([])
})

test('a store of a newer version stays untouched; the tab goes on in memory', async () => {
  await breakStore(async (database) => {
    const meta = (await database.get('meta', 'meta')) as object
    await database.put('meta', { ...meta, schemaVersion: SCHEMA_VERSION + 1 }, 'meta')
  })
  const tab = await openTab()
  expect(tab.notices).toEqual(['newer'])
  await tab.write(contact('unstored'))
  expect(await tab.ids()).toEqual(['seeded', 'unstored'])
  const database = await openDB(NAME)
  expect(await database.getAllKeys('rows')).toEqual([
    ['contact', 'mine'],
    ['contact', 'seeded'],
  ])
  database.close()
})

test('a database that only a newer version can open counts as newer too', async () => {
  const database = await openDB(NAME, 99)
  database.close()
  expect((await openTab()).notices).toEqual(['newer'])
})

test('a store of version 0 is brought up to date and kept', async () => {
  const old = { _id: 's', userId: 'u', status: 'active', createdAt: '2026-01-01T00:00:00.000Z' }
  await breakStore(async (database) => {
    const meta = (await database.get('meta', 'meta')) as object
    await database.put('meta', { ...meta, schemaVersion: 0 }, 'meta')
    await database.put('rows', { table: 'subscription', id: 's', position: 9, revision: 1, row: old })
  })
  const tab = await openTab()
  const migrated = { ...old, planId: null, approvedAt: old.createdAt }
  expect(tab.notices).toEqual([])
  expect(tab.store.subscription.list()).toEqual([migrated])
  expect((await reload(tab)).store.subscription.list()).toEqual([migrated])
})

test('a full storage loses nothing of the page: it goes on in memory and says so once', async () => {
  const tab = await openTab()
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
    ...values: unknown[]
  ) => IDBRequest<IDBValidKey>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...values) {
    // how a browser ends a transaction that does not fit
    const abort = Reflect.get(this.transaction, '_abort') as (name: string) => void
    queueMicrotask(() => Reflect.apply(abort, this.transaction, ['QuotaExceededError']))
    return Reflect.apply(put, this, values)
  })
  await tab.write(contact('a'))
  await tab.write(contact('b'))
  expect(tab.notices).toEqual(['quota'])
  expect(await tab.ids()).toEqual(['seeded', 'a', 'b'])
})

test('without IndexedDB the store lives in memory', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const tab = await openTab()
  await tab.write(contact('a'))
  expect(tab.notices).toEqual(['unavailable'])
  expect(await tab.ids()).toEqual(['seeded', 'a'])
})

test('work that fails rejects with its own error and holds up nothing', async () => {
  const tab = await openTab()
  const failing = tab.exclusively(() => Promise.reject(new Error('mine')))
  await expect(failing).rejects.toThrow('mine')
  await tab.write(contact('a'))
  expect(await (await reload(tab)).ids()).toEqual(['seeded', 'a'])
})

test('thousands of rows are written whole', async () => {
  const tab = await openTab()
  const rows = Array.from({ length: 2500 }, (_, index) => contact(`row-${index}`))
  await tab.replaceStore('large', () => tab.loadSnapshot(seedOf(...rows)))
  const again = await reload(tab)
  expect(again.store.contact.list()).toEqual(rows)
})
