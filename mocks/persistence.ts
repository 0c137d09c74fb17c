import { clockOffset, onClockChange, setClockOffset } from '@/lib/clock'
import { allRecords, applyRecords, type Change, loadRecords, loadSnapshot, takeChanges } from './db'
import {
  type Database,
  type Meta,
  openDatabase,
  readMeta,
  readRows,
  replaceRows,
  SCHEMA_VERSION,
  setAside,
  writeChanges,
} from './persistence-database'
import { migrate } from './persistence-migrations'
import { isNewer, parseMeta, parseRows } from './persistence-parse'
import type { Snapshot } from './rows'

/**
 * Why what is done now is not stored, or what became of what was: stored by a newer version and left untouched; broken
 * and set aside; no room left; no IndexedDB.
 */
export type StorageNotice = 'newer' | 'corrupt' | 'quota' | 'unavailable'
type Seed = { name: string; build: () => Snapshot }

const OPEN_TIMEOUT_MS = 3000
const CHUNK = 3000

const noticeListeners = new Set<(notice: StorageNotice) => void>()
const remoteListeners = new Set<() => void>()

/** Null: in memory. */
let database: Database | null = null
let channel: BroadcastChannel | null = null
let meta: Meta = { schemaVersion: SCHEMA_VERSION, epoch: 0, revision: 0, seed: '', clockOffset: 0 }
let lockName = ''
let turn: Promise<unknown> = Promise.resolve()

/** Calls the listener when storing changes or ends; returns how to stop that. */
export function onStorageNotice(listener: (notice: StorageNotice) => void): () => void {
  noticeListeners.add(listener)
  return () => noticeListeners.delete(listener)
}

/** Calls the listener after another tab's changes have been taken over; returns how to stop that. */
export function onRemoteChange(listener: () => void): () => void {
  remoteListeners.add(listener)
  return () => remoteListeners.delete(listener)
}

/**
 * Fills the store from IndexedDB, or from the seed at the first start, and from then on keeps the two alike, across
 * tabs. Never fails: where nothing can be stored, the store lives in memory and the listeners are told why. Returns how
 * to leave the storage again.
 */
export async function openPersistence(seed: Seed, name = 'mock-backend'): Promise<() => void> {
  lockName = name
  await locked(async () => {
    try {
      database = await withTimeout(openDatabase(name))
      await load(database, seed, name)
    } catch (error) {
      loadSnapshot(seed.build())
      goInMemory(error)
    }
  })
  if (!database) return () => {}
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  channel?.addEventListener('message', () => void takeOver())
  const stopClock = onClockChange(() => void exclusively(() => {}))
  return () => {
    stopClock()
    closeStorage()
  }
}

/**
 * Runs a request's work alone among all tabs, on the newest rows, and has what it wrote in IndexedDB before it resolves.
 * Rejects with the work's own error.
 */
export function exclusively<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  return locked(async () => {
    await pull()
    const result = await work()
    await commit()
    return result
  })
}

/** Replaces the whole store by what `fill` loads; other tabs read everything anew. */
export function replaceStore<Result>(seed: string, fill: () => Result | Promise<Result>): Promise<Result> {
  return locked(async () => {
    await pull()
    const result = await fill()
    takeChanges()
    const next = {
      ...meta,
      epoch: meta.epoch + 1,
      revision: meta.revision + 1,
      seed,
      clockOffset: clockOffset(),
    }
    await store(next, (to) => replaceRows(to, allRecords(), next))
    return result
  })
}

async function load(opened: Database, seed: Seed, name: string): Promise<void> {
  const [storedMeta, storedRows] = await Promise.all([readMeta(opened), readRows(opened)])
  refuseNewer(storedMeta)
  const isNew = storedMeta === undefined && storedRows.length === 0
  const known = parseMeta(storedMeta)
  const rows = parseRows(storedRows)
  if (isNew || !known || !rows) {
    if (!isNew) await setAside(opened, `${name}-set-aside-${Date.now()}`)
    loadSnapshot(seed.build())
    meta = { ...meta, epoch: 1, revision: 1, seed: seed.name, clockOffset: clockOffset() }
    await replaceRows(opened, allRecords(), meta)
    if (!isNew) notice('corrupt')
    return
  }
  await loadGently(migrate(rows, known.schemaVersion, SCHEMA_VERSION))
  meta = known
  setClockOffset(known.clockOffset)
  if (known.schemaVersion < SCHEMA_VERSION) {
    meta = { ...known, schemaVersion: SCHEMA_VERSION, epoch: known.epoch + 1, revision: known.revision + 1 }
    await replaceRows(opened, allRecords(), meta)
  }
}

/** Takes over what another tab has stored since. */
async function pull(): Promise<void> {
  if (!database) return
  try {
    const storedMeta = await readMeta(database)
    refuseNewer(storedMeta)
    const stored = parseMeta(storedMeta)
    if (!stored || stored.revision === meta.revision) return
    // fewer revisions than here: another tab has started over
    const continues = stored.epoch === meta.epoch && stored.revision > meta.revision
    const rows = parseRows(await readRows(database, continues ? meta.revision : undefined)) ?? []
    if (continues) applyRecords(rows)
    else await loadGently(rows)
    const clockMoved = stored.clockOffset !== meta.clockOffset
    meta = stored
    if (clockMoved) setClockOffset(stored.clockOffset)
  } catch (error) {
    goInMemory(error)
  }
}

/** Replaces the rows like loadRecords, with a pause after every few thousand so that the page stays alive. */
export async function loadGently(rows: readonly Change[]): Promise<void> {
  const sorted = rows.toSorted((a, b) => a.position - b.position)
  loadRecords([])
  for (let start = 0; start < sorted.length; start += CHUNK) {
    applyRecords(sorted.slice(start, start + CHUNK))
    if (start + CHUNK < sorted.length) await pause()
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

async function commit(): Promise<void> {
  const changes = takeChanges()
  if (changes.length === 0 && clockOffset() === meta.clockOffset) return
  const next = { ...meta, revision: meta.revision + 1, clockOffset: clockOffset() }
  await store(next, (to) => writeChanges(to, changes, next))
}

async function store(next: Meta, write: (to: Database) => Promise<void>): Promise<void> {
  try {
    if (database) await write(database)
    meta = next
    channel?.postMessage(next.revision)
  } catch (error) {
    goInMemory(error)
  }
}

async function takeOver(): Promise<void> {
  await exclusively(() => {})
  for (const listener of remoteListeners) listener()
}

/** One at a time: among all tabs where the browser has locks, otherwise within this one. */
function locked<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks = lockName === '' ? undefined : globalThis.navigator?.locks
  if (locks) return locks.request(lockName, work)
  const result = turn.then(work)
  turn = result.catch(() => {})
  return result
}

function refuseNewer(storedMeta: unknown): void {
  if (isNewer(storedMeta)) throw new DOMException('Stored by a newer version', 'VersionError')
}

function goInMemory(error: unknown): void {
  closeStorage()
  const name = error instanceof DOMException ? error.name : ''
  notice(name === 'VersionError' ? 'newer' : name === 'QuotaExceededError' ? 'quota' : 'unavailable')
}

function closeStorage(): void {
  database?.close()
  database = null
  channel?.close()
  channel = null
}

function notice(kind: StorageNotice): void {
  for (const listener of noticeListeners) listener(kind)
}

/** An open request that never answers, as some private windows have it, must not hold up the page. */
function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), OPEN_TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
