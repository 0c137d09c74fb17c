import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { setAsidePrefix } from '@/config/demo'
import type { Change } from './db'
import { abortWhenCached } from './pageCache'
import { isLaterRevision, isSameRevision, type Meta, parseMeta, refuseNewer } from './meta'
import { arePersistedRows, type PersistedRow } from './persistedRows'

/** Version of the object stores, not of the rows in them. */
const DATABASE_VERSION = 1
/** Rows per write; more at once would block the page. */
const CHUNK = 1000

type Layout = DBSchema & {
  rows: { key: [string, string]; value: PersistedRow; indexes: { revision: number } }
  meta: { key: string; value: unknown }
}
export type Database = IDBPDatabase<Layout>

/** Rejects if IndexedDB is missing or blocked, or with a VersionError if a newer version created the database. */
export async function openDatabase(name: string): Promise<Database> {
  const database = await connect(name)
  const { objectStoreNames } = database
  if (objectStoreNames.contains('rows') && objectStoreNames.contains('meta')) return database
  database.close()
  await deleteDB(name)
  return connect(name)
}

function connect(name: string): Promise<Database> {
  return openDB<Layout>(name, DATABASE_VERSION, {
    upgrade(database) {
      database.createObjectStore('rows', { keyPath: ['table', 'id'] }).createIndex('revision', 'revision')
      database.createObjectStore('meta')
    },
    // let a tab with a newer version upgrade the database
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  })
}

/** How the stored rows compare with this tab's: the same, the same and more, different, none, or unusable. */
type Stored =
  | { kind: 'known' | 'nothing' }
  | { kind: 'more' | 'other'; meta: Meta; rows: Change[] }
  | { kind: 'broken'; meta: Meta | null }

/** Rejects with a VersionError if the rows are of a newer version, or an AbortError if the page enters the bfcache. */
export async function readStored(database: Database, known: Meta | null): Promise<Stored> {
  const transaction = database.transaction(['rows', 'meta'])
  abortWhenCached(transaction, transaction.done)
  const rows = transaction.objectStore('rows')
  const [stored, firstKey] = await Promise.all([
    transaction.objectStore('meta').get('meta'),
    rows.getKey(IDBKeyRange.lowerBound([])),
  ])
  if (stored === undefined && firstKey === undefined) return { kind: 'nothing' }
  refuseNewer(stored)
  const meta = parseMeta(stored)
  if (!meta || firstKey === undefined) return { kind: 'broken', meta }
  if (isSameRevision(meta, known)) return { kind: 'known' }
  const isMore = isLaterRevision(meta, known)
  const found: unknown[] = isMore
    ? await rows.index('revision').getAll(IDBKeyRange.lowerBound(known.revision, true))
    : await rows.getAll()
  return arePersistedRows(found)
    ? { kind: isMore ? 'more' : 'other', meta, rows: found }
    : { kind: 'broken', meta }
}

type Write = {
  meta: Meta
  rows: readonly Change[]
  replaces: boolean
  /** Write only if this is still stored. Null means that nothing usable is; undefined skips the check. */
  expected?: Meta | null | undefined
}

/** Writes in one transaction. Resolves to false without writing if `expected` is not stored. Rejects if storage is full. */
export async function writeRows(
  database: Database,
  { meta, rows, replaces, expected }: Write,
): Promise<boolean> {
  const transaction = database.transaction(['rows', 'meta'], 'readwrite')
  const [rowStore, metaStore] = [transaction.objectStore('rows'), transaction.objectStore('meta')]
  const work = async () => {
    if (expected !== undefined && !isSameRevision(parseMeta(await metaStore.get('meta')), expected))
      return false
    if (replaces) await rowStore.clear()
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = rows.slice(start, start + CHUNK)
      await Promise.all(chunk.map((row) => rowStore.put({ ...row, revision: meta.revision })))
    }
    await metaStore.put(meta, 'meta')
    return true
  }
  return finish(transaction.done, work())
}

/** Requests of an aborted transaction reject with AbortError; the transaction itself gives the cause, such as quota. */
async function finish<Result>(done: Promise<void>, work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([done, work])
  if (outcome.status === 'rejected') throw outcome.reason
  return work
}

export async function setAside(database: Database): Promise<void> {
  const [rows, meta] = await Promise.all([database.getAll('rows'), database.get('meta', 'meta')])
  const copy = await openDatabase(setAsidePrefix(database.name) + Date.now())
  const transaction = copy.transaction(['rows', 'meta'], 'readwrite')
  const puts = [
    ...rows.map((row) => transaction.objectStore('rows').put(row)),
    transaction.objectStore('meta').put(meta, 'meta'),
  ]
  await finish(transaction.done, Promise.all(puts))
  copy.close()
}
