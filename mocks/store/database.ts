import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { setAsidePrefix } from '@/config/demo'
import type { Change } from './db'
import { continues, isSame, type Meta, parseMeta, refuseNewer } from './meta'
import { parseRows, type PersistedRow } from './persistedRows'

/** The version of IndexedDB's own stores below; it changes with them alone. */
const DATABASE_VERSION = 1
/** How many rows are written in one go, so that the page stays alive. */
const CHUNK = 1000

type Layout = DBSchema & {
  rows: { key: [string, string]; value: PersistedRow; indexes: { revision: number } }
  meta: { key: string; value: unknown }
}
export type Database = IDBPDatabase<Layout>

/** Rejects when IndexedDB is missing or closed to us, or with a VersionError when a newer version made the database. */
export async function openDatabase(name: string): Promise<Database> {
  const database = await connect(name)
  const { objectStoreNames } = database
  if (objectStoreNames.contains('rows') && objectStoreNames.contains('meta')) return database
  // made by somebody else under our name, such as by hand: it holds no row of ours
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
    // never stand in the way of a tab that runs a newer version
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  })
}

/** What is stored, seen from what is known of it: as known, more, other rows altogether, nothing, or nothing usable. */
type Stored =
  | { kind: 'known' | 'nothing' }
  | { kind: 'more' | 'other'; meta: Meta; rows: Change[] }
  | { kind: 'broken'; meta: Meta | null }

/** One look at what is stored. Rejects with a VersionError when a newer version has stored it. */
export async function readStored(database: Database, known: Meta | null): Promise<Stored> {
  const transaction = database.transaction(['rows', 'meta'])
  const rows = transaction.objectStore('rows')
  const [stored, firstKey] = await Promise.all([
    transaction.objectStore('meta').get('meta'),
    rows.getKey(IDBKeyRange.lowerBound([])),
  ])
  if (stored === undefined && firstKey === undefined) return { kind: 'nothing' }
  refuseNewer(stored)
  const meta = parseMeta(stored)
  if (!meta || firstKey === undefined) return { kind: 'broken', meta }
  if (isSame(meta, known)) return { kind: 'known' }
  const isMore = continues(meta, known)
  const found = isMore
    ? await rows.index('revision').getAll(IDBKeyRange.lowerBound(known.revision, true))
    : await rows.getAll()
  const parsed = parseRows(found, meta.schemaVersion)
  return parsed ? { kind: isMore ? 'more' : 'other', meta, rows: parsed } : { kind: 'broken', meta }
}

type Write = {
  meta: Meta
  rows: readonly Change[]
  /** The rows take the place of all that are stored. */
  replaces: boolean
  /** What has to be stored still (null: nothing usable); without it, nothing is asked. */
  expected?: Meta | null | undefined
}

/**
 * Writes in one transaction. Resolves with false, and writes nothing, when something else is stored than expected. Rejects,
 * and leaves everything as it was, when the storage is full.
 */
export async function write(database: Database, { meta, rows, replaces, expected }: Write): Promise<boolean> {
  const transaction = database.transaction(['rows', 'meta'], 'readwrite')
  const [rowStore, metaStore] = [transaction.objectStore('rows'), transaction.objectStore('meta')]
  const work = async () => {
    if (expected !== undefined && !isSame(parseMeta(await metaStore.get('meta')), expected)) return false
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

/** Requests of an aborted transaction say AbortError; why it was aborted, such as the quota, it says itself. */
async function finish<Result>(done: Promise<void>, work: Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([done, work])
  if (outcome.status === 'rejected') throw outcome.reason
  return work
}

/** Copies what cannot be used, whatever it holds, into a database of its own. */
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
