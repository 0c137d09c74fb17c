import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { setAsidePrefix } from '@/config/demo'
import type { Change } from './db'
import { abortWhenCached } from './pageCache'
import { isLaterRevision, isSameRevision, type Meta, parseMeta, refuseNewer } from './meta'
import { parseRows, type PersistedRow } from './persistedRows'

/** The version of the object stores below. It changes only when they change, not when the rows in them do. */
const DATABASE_VERSION = 1
/** How many rows are written at once. A page that writes more than this at once would not respond meanwhile. */
const CHUNK = 1000

type Layout = DBSchema & {
  rows: { key: [string, string]; value: PersistedRow; indexes: { revision: number } }
  meta: { key: string; value: unknown }
}
export type Database = IDBPDatabase<Layout>

/** Rejects if IndexedDB is missing or blocked, or with a VersionError if a newer version has created the database. */
export async function openDatabase(name: string): Promise<Database> {
  const database = await connect(name)
  const { objectStoreNames } = database
  if (objectStoreNames.contains('rows') && objectStoreNames.contains('meta')) return database
  // somebody else has created a database of this name, for example by hand: none of our rows are in it
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
    // a tab with a newer version must be able to upgrade the database
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  })
}

/** What is stored, compared with what this tab knows: the same, newer rows, other rows, nothing, or nothing usable. */
type Stored =
  | { kind: 'known' | 'nothing' }
  | { kind: 'more' | 'other'; meta: Meta; rows: Change[] }
  | { kind: 'broken'; meta: Meta | null }

/**
 * Reads what is stored in one transaction. Rejects with a VersionError if a newer version has stored it, and with an
 * AbortError if the browser keeps the page meanwhile.
 */
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
  const found = isMore
    ? await rows.index('revision').getAll(IDBKeyRange.lowerBound(known.revision, true))
    : await rows.getAll()
  const parsed = parseRows(found, meta.schemaVersion)
  return parsed ? { kind: isMore ? 'more' : 'other', meta, rows: parsed } : { kind: 'broken', meta }
}

type Write = {
  meta: Meta
  rows: readonly Change[]
  /** Whether all stored rows are deleted first. */
  replaces: boolean
  /** Write only if this is still stored (null: nothing usable). Undefined: write in any case. */
  expected?: Meta | null | undefined
}

/**
 * Writes in one transaction. Resolves to false and writes nothing if something else is stored than expected. If the
 * storage is full it rejects, and nothing has changed.
 */
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

/** If a transaction is aborted, its requests only say AbortError. The transaction itself says why: the quota, say. */
async function finish<Result>(done: Promise<void>, work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([done, work])
  if (outcome.status === 'rejected') throw outcome.reason
  return work
}

/** Copies everything, although it cannot be read, into a database of its own. */
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
