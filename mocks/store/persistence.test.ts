// @vitest-environment node
import { openDB } from 'idb'
import { expect, test, vi } from 'vitest'
import {
  contact,
  fillStorage,
  DATABASE_NAME,
  openTab,
  origin,
  reload,
  seedOf,
  type StoredDatabase,
  storeRow,
  tamper,
} from '../testing/mockTab'
import { SCHEMA_VERSION } from './meta'

test('starts with the seed the first time, later with the stored rows', async () => {
  const tab = await openTab()
  expect(await tab.ids()).toEqual(['seeded'])
  await tab.write(contact('a'))
  expect(await (await reload(tab)).ids()).toEqual(['seeded', 'a'])
  expect(tab.notices).toEqual([])
})

test('stores the name and the time of the data set with the rows', async () => {
  const tab = await openTab()
  await tab.write(contact('a'))
  expect((await reload(tab)).currentOrigin()).toEqual(origin)
})

test.each([
  ['a missing', undefined],
  ['an unknown', { seed: 'constructor', seededAt: 1 }],
  ['a wrongly dated', { seed: 'default', seededAt: 'today' }],
])('keeps the rows of a store with %s origin', async (_, stored) => {
  await visit()
  await tamper(async (database) => {
    const meta = (await database.get('meta', 'meta')) as object
    await database.put('meta', { ...meta, origin: stored }, 'meta')
  })
  const tab = await openTab()
  expect(tab.currentOrigin()).toBeNull()
  await tab.write(contact('later'))
  const again = await reload(tab)
  expect(again.currentOrigin()).toBeNull()
  expect([await again.ids(), again.notices]).toEqual([['seeded', 'mine', 'later'], []])
})

async function visit() {
  const tab = await openTab()
  await tab.write(contact('mine'))
  tab.close()
}

test.each([
  ['broken metadata', (database: StoredDatabase) => database.put('meta', 'garbage', 'meta')],
  ['missing metadata', (database: StoredDatabase) => database.clear('meta')],
  ['a row of an unknown table', (database) => storeRow(database, 'nonsense', { _id: 'a' })],
  ['a row of a table named like a method', (database) => storeRow(database, 'constructor', { _id: 'a' })],
  ['a row that lacks a field', (database) => storeRow(database, 'contact', { _id: 'a', name: 'Asha' })],
] as [string, (database: StoredDatabase) => Promise<unknown>][])(
  'backs up a store with %s and starts with the seed',
  async (_, write) => {
    await visit()
    await tamper(write)
    const tab = await openTab()
    expect(tab.notices).toEqual(['corrupt'])
    expect(await tab.ids()).toEqual(['seeded'])
    const aside = (await indexedDB.databases()).find(({ name }) =>
      name?.startsWith(`${DATABASE_NAME}-set-aside`),
    )
    const database = await openDB(aside?.name ?? '')
    expect(await database.get('rows', ['contact', 'mine'])).toMatchObject({ row: contact('mine') })
    database.close()
    expect((await reload(tab)).notices).toEqual([])
  },
)

test('refills a store without rows and reports it', async () => {
  await visit()
  await tamper((database) => database.clear('rows'))
  const tab = await openTab()
  expect(tab.notices).toEqual(['corrupt'])
  expect(await tab.ids()).toEqual(['seeded'])
})

test('recreates a database without object stores', async () => {
  ;(await openDB(DATABASE_NAME, 1)).close()
  const tab = await openTab()
  await tab.write(contact('a'))
  expect(await (await reload(tab)).ids()).toEqual(['seeded', 'a'])
})

test('leaves a newer store untouched and works in memory', async () => {
  await visit()
  await tamper(async (database) => {
    const meta = (await database.get('meta', 'meta')) as object
    await database.put('meta', { ...meta, schemaVersion: SCHEMA_VERSION + 1 }, 'meta')
  })
  const tab = await openTab()
  expect(tab.notices).toEqual(['newer'])
  await tab.write(contact('unstored'))
  expect(await tab.ids()).toEqual(['seeded', 'unstored'])
  const database = await openDB(DATABASE_NAME)
  expect(await database.getAllKeys('rows')).toEqual([
    ['contact', 'mine'],
    ['contact', 'seeded'],
  ])
  database.close()
})

test('treats a database with a higher version as newer', async () => {
  const database = await openDB(DATABASE_NAME, 99)
  database.close()
  expect((await openTab()).notices).toEqual(['newer'])
})

test('keeps all writes when storage is full and stores them later', async () => {
  const tab = await openTab()
  const makeRoom = fillStorage()
  await tab.write(contact('a'))
  await tab.exclusively(() => tab.store.contact.delete('seeded'))
  expect(tab.notices).toEqual(['quota'])
  expect(await tab.ids()).toEqual(['a'])
  makeRoom()
  await tab.write(contact('b'))
  expect(tab.notices).toEqual(['quota', 'stored'])
  expect(await (await reload(tab)).ids()).toEqual(['a', 'b'])
})

test('stores a reset when full storage has room again', async () => {
  const tab = await openTab()
  const makeRoom = fillStorage()
  await tab.replaceStore(() => tab.loadSnapshot(seedOf(contact('fresh'))))
  expect(await tab.ids()).toEqual(['fresh'])
  makeRoom()
  await tab.write(contact('a'))
  expect(await (await reload(tab)).ids()).toEqual(['fresh', 'a'])
})

test('works in memory without IndexedDB', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const tab = await openTab()
  await tab.write(contact('a'))
  expect(tab.notices).toEqual(['unavailable'])
  expect(await tab.ids()).toEqual(['seeded', 'a'])
})

test('keeps rows, clock and origin if replacing them fails', async () => {
  const tab = await openTab()
  await tab.write(contact('a'))
  const failing = tab.replaceStore(() => {
    tab.loadSnapshot(seedOf(contact('fresh')))
    tab.setClockOffset(1000)
    tab.setOrigin(null)
    throw new Error('mine')
  })
  await expect(failing).rejects.toThrow('mine')
  expect(tab.clockOffset()).toBe(0)
  expect(tab.currentOrigin()).toEqual(origin)
  expect(await tab.ids()).toEqual(['seeded', 'a'])
  expect(await (await reload(tab)).ids()).toEqual(['seeded', 'a'])
})
