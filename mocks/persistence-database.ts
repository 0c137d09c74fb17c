import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Change } from './db'

/** The version of the rows' layout; persistence-migrations.ts brings older ones up to it. */
export const SCHEMA_VERSION = 1
/** The version of IndexedDB's own stores below; it changes with them alone. */
const DATABASE_VERSION = 1

/** `epoch` counts resets, `revision` every write; `clockOffset` is how far the clock is moved, in milliseconds. */
export type Meta = {
  schemaVersion: number
  epoch: number
  revision: number
  seed: string
  clockOffset: number
}

/** A row and the revision that wrote it. A deleted row stays as a tombstone, so that other tabs learn of it. */
export type PersistedRow = Change & { revision: number }

type Layout = DBSchema & {
  rows: { key: [string, string]; value: PersistedRow; indexes: { revision: number } }
  meta: { key: string; value: unknown }
}
export type Database = IDBPDatabase<Layout>

/** Rejects when IndexedDB is missing or closed to us, or with a VersionError when a newer version made the database. */
export function openDatabase(name: string): Promise<Database> {
  return openDB<Layout>(name, DATABASE_VERSION, {
    upgrade(database) {
      database.createObjectStore('rows', { keyPath: ['table', 'id'] }).createIndex('revision', 'revision')
      database.createObjectStore('meta')
    },
    // never stand in the way of a tab that runs a newer version
    blocking: (_current, _next, event) => (event.target as IDBDatabase).close(),
  })
}

export function readMeta(database: Database): Promise<unknown> {
  return database.get('meta', 'meta')
}

/** All rows, or those written after the revision. */
export function readRows(database: Database, after?: number): Promise<unknown[]> {
  return after === undefined
    ? database.getAll('rows')
    : database.getAllFromIndex('rows', 'revision', IDBKeyRange.lowerBound(after, true))
}

/** Rejects, and leaves everything as it was, when the storage is full. */
export async function writeChanges(
  database: Database,
  changes: readonly Change[],
  meta: Meta,
): Promise<void> {
  const transaction = database.transaction(['rows', 'meta'], 'readwrite')
  const rows = transaction.objectStore('rows')
  await finish(transaction.done, [
    ...changes.map((change) => rows.put({ ...change, revision: meta.revision })),
    transaction.objectStore('meta').put(meta, 'meta'),
  ])
}

/** Replaces everything in one transaction, with a pause after every thousand rows so that the page stays alive. */
export async function replaceRows(database: Database, records: readonly Change[], meta: Meta): Promise<void> {
  const transaction = database.transaction(['rows', 'meta'], 'readwrite')
  const rows = transaction.objectStore('rows')
  const write = async () => {
    await rows.clear()
    for (let start = 0; start < records.length; start += 1000) {
      const chunk = records.slice(start, start + 1000)
      await Promise.all(chunk.map((record) => rows.put({ ...record, revision: meta.revision })))
    }
    await transaction.objectStore('meta').put(meta, 'meta')
  }
  await finish(transaction.done, [write()])
}

/** Requests of an aborted transaction say AbortError; why it was aborted, such as the quota, it says itself. */
async function finish(done: Promise<void>, requests: Promise<unknown>[]): Promise<void> {
  const [outcome] = await Promise.allSettled([done, ...requests])
  if (outcome.status === 'rejected') throw outcome.reason
  await Promise.all(requests)
}

/** Copies what cannot be used, whatever it holds, into a database of its own and empties this one. */
export async function setAside(database: Database, name: string): Promise<void> {
  const [rows, meta] = await Promise.all([database.getAll('rows'), readMeta(database)])
  const copy = await openDatabase(name)
  const transaction = copy.transaction(['rows', 'meta'], 'readwrite')
  await finish(transaction.done, [
    ...rows.map((row) => transaction.objectStore('rows').put(row)),
    transaction.objectStore('meta').put(meta, 'meta'),
  ])
  copy.close()
  await Promise.all([database.clear('rows'), database.clear('meta')])
}
