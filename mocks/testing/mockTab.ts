import 'fake-indexeddb/auto'
import { deleteDB, openDB } from 'idb'
import { afterEach, beforeEach, vi } from 'vitest'
import type { StorageNotice } from '../store/connection'
import { type ContactRow, type Snapshot, tableNames } from '../store/rows'

export const DATABASE_NAME = 'test-mock'

export const contact = (_id: string, read = false): ContactRow => ({
  _id,
  name: 'Asha',
  email: 'asha@example.com',
  message: 'Hello',
  createdAt: '2026-01-01T00:00:00.000Z',
  read,
})

export const seedOf = (...contacts: ContactRow[]) => ({
  ...(Object.fromEntries(tableNames.map((name) => [name, []])) as unknown as Snapshot),
  contact: contacts,
})

export const origin = { seed: 'empty', seededAt: 1_700_000_000_000 } as const

const opened: (() => void)[] = []

// another test, perhaps of another file, may have set a copy aside
beforeEach(async () => {
  for (const { name = '' } of await indexedDB.databases()) await deleteDB(name)
})
afterEach(() => {
  for (const close of opened.splice(0)) close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A tab with its own modules on the shared IndexedDB. The first start seeds one contact, `seeded`. */
export async function openTab() {
  vi.resetModules()
  const persistence = await import('../store/persistence')
  const { onStorageNotice } = await import('../store/connection')
  const { store, loadSnapshot } = await import('../store/db')
  const { currentOrigin, setOrigin } = await import('../store/origin')
  const clock = await import('@/platform/clock')
  const notices: StorageNotice[] = []
  const fill = () => {
    loadSnapshot(seedOf(contact('seeded')))
    setOrigin(origin)
  }
  onStorageNotice((notice) => notices.push(notice))
  const close = await persistence.openPersistence(fill, DATABASE_NAME)
  opened.push(close)
  const write = (...rows: ContactRow[]) =>
    persistence.exclusively(() => {
      for (const row of rows) store.contact.put(row)
    })
  const ids = () => persistence.exclusively(() => store.contact.list().map((row) => row._id))
  return {
    ...persistence,
    ...clock,
    store,
    loadSnapshot,
    currentOrigin,
    setOrigin,
    notices,
    close,
    write,
    ids,
  }
}

export async function reload(tab: { close: () => void }) {
  tab.close()
  return openTab()
}

export type StoredDatabase = Awaited<ReturnType<typeof openDB>>

export async function tamper(write: (database: StoredDatabase) => Promise<unknown>): Promise<void> {
  const database = await openDB(DATABASE_NAME)
  await write(database)
  database.close()
}

export async function storeRow(
  database: StoredDatabase,
  table: string,
  row: Partial<ContactRow>,
): Promise<void> {
  const meta = (await database.get('meta', 'meta')) as { revision: number }
  const revision = meta.revision + 1
  await database.put('rows', { table, id: row._id ?? '', position: 99, revision, row })
  await database.put('meta', { ...meta, revision }, 'meta')
}

export function fillStorage(): () => void {
  const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
    ...values: unknown[]
  ) => IDBRequest<IDBValidKey>
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...values
  ) {
    // like a browser, aborts a transaction that exceeds the quota
    const abort = Reflect.get(this.transaction, '_abort') as (name: string) => void
    queueMicrotask(() => Reflect.apply(abort, this.transaction, ['QuotaExceededError']))
    return Reflect.apply(put, this, values)
  })
  return () => spy.mockRestore()
}
