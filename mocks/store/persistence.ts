import { demoDatabase } from '@/config/demo'
import { clockOffset, onClockChange, setClockOffset } from '@/platform/clock'
import { events } from '@/platform/signal'
import {
  allRecords,
  applyRecords,
  type Change,
  keepChanges,
  loadRecords,
  pendingChanges,
  revertChanges,
} from './db'
import {
  enterStorage,
  leaveStorage,
  type StorageNotice,
  emitStorageNotice,
  notifyOtherTabs,
  withDatabase,
} from './connection'
import { type Database, readStored, setAside, writeRows } from './database'
import { freshMeta, type Meta, SCHEMA_VERSION } from './meta'
import { currentOrigin, setOrigin } from './origin'

type Seed = () => void
type Work<Result> = () => Result | Promise<Result>

const CHUNK = 3000

const storeChanges = events<void>()
const remoteChanges = events<void>()

let seed: Seed | null = null
/** What the rows in memory are, of all that was ever stored; null before they are anything of it. */
let meta: Meta | null = null
/** What has been answered and could not be stored for want of room. */
let unsaved: readonly Change[] | 'everything' = []
let turn: Promise<unknown> = Promise.resolve()
let replacements = 0

/** Calls the listener after rows have changed, whoever has changed them; returns how to stop that. */
export const onStoreChange = storeChanges.subscribe

/** Calls the listener after another tab's changes have been taken over; returns how to stop that. */
export const onRemoteChange = remoteChanges.subscribe

/**
 * Fills the store from IndexedDB, or by `fill` at the first start, and from then on keeps the two alike, across
 * tabs. Never fails: where nothing can be stored, the store lives in memory and the listeners are told why. Without a name
 * (null) it lives in memory by itself. Returns how to leave the storage again.
 */
export async function openPersistence(fill: Seed, name: string | null = demoDatabase): Promise<() => void> {
  seed = fill
  if (name !== null) enterStorage(name, () => void takeOver())
  await exclusively(() => {
    if (!meta && unsaved.length === 0) fill()
  })
  const stopClock = onClockChange(() => void exclusively(() => {}))
  return () => {
    stopClock()
    leaveStorage()
  }
}

/**
 * Runs a request's work on the newest rows, and has what it wrote in IndexedDB before it resolves. No tab waits for
 * another: where one has stored something meanwhile, the work is undone and done again. Rejects with the work's own error,
 * and nothing of it stays then.
 */
export function exclusively<Result>(work: Work<Result>): Promise<Result> {
  return inTurn(async () => {
    await withDatabase(pull)
    let result = await undoneOnError(work, revertChanges)
    while ((await withDatabase(commit)) === false) {
      revertChanges()
      await withDatabase(pull)
      result = await undoneOnError(work, revertChanges)
    }
    const hasChanged = pendingChanges().length > 0
    keepChanges()
    if (hasChanged) storeChanges.emit()
    return result
  })
}

async function undoneOnError<Result>(work: Work<Result>, undo: () => void): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    undo()
    throw error
  }
}

/** How often this tab has replaced the whole store: what was sent to it before is for rows that are gone. */
export const storeReplacements = (): number => replacements

/**
 * Replaces the whole store by what `fill` loads; other tabs read everything anew. Rejects with the error of `fill`; rows
 * and clock are then as they were.
 */
export function replaceStore<Result>(fill: Work<Result>): Promise<Result> {
  return inTurn(async () => {
    await withDatabase(pull)
    const [records, offset, origin] = [allRecords(), clockOffset(), currentOrigin()]
    const result = await undoneOnError(fill, () => {
      loadRecords(records)
      setClockOffset(offset)
      setOrigin(origin)
    })
    replacements += 1
    keepChanges()
    await withDatabase((to) => save(to, 'everything'))
    storeChanges.emit()
    return result
  })
}

/** Takes over what has become of the stored rows since the last look; at the first one, everything. */
async function pull(from: Database): Promise<void> {
  // what waits for room is to replace whatever is stored
  if (unsaved === 'everything') return
  const stored = await readStored(from, meta)
  switch (stored.kind) {
    case 'known':
      return
    case 'nothing':
      return startOver(from, null, meta && 'cleared')
    case 'broken':
      await setAside(from)
      return startOver(from, stored.meta, 'corrupt')
    case 'more':
      // in the order of insertion: they come in that of their keys
      applyRecords(stored.rows.toSorted((a, b) => a.position - b.position))
      applyRecords(unsaved)
      break
    case 'other':
      unsaved = []
      await loadInChunks(stored.rows)
      setOrigin(stored.meta.origin)
  }
  const clockMoved = stored.meta.clockOffset !== meta?.clockOffset
  meta = stored.meta
  if (clockMoved) setClockOffset(meta.clockOffset)
  if (meta.schemaVersion < SCHEMA_VERSION && !(await save(from, 'everything', meta))) await pull(from)
}

/** With the seed's rows and the real time, unless another tab was faster: then with what it has stored. */
async function startOver(to: Database, expected: Meta | null, notice: StorageNotice | null): Promise<void> {
  unsaved = []
  setClockOffset(0)
  seed?.()
  if (!(await save(to, 'everything', expected))) return pull(to)
  if (notice) emitStorageNotice(notice)
}

/** Replaces the rows like loadRecords, with a pause after every few thousand so that the page stays alive. */
export async function loadInChunks(rows: readonly Change[]): Promise<void> {
  const sorted = rows.toSorted((a, b) => a.position - b.position)
  loadRecords([])
  for (let start = 0; start < sorted.length; start += CHUNK) {
    applyRecords(sorted.slice(start, start + CHUNK))
    if (start + CHUNK < sorted.length) await pause()
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** False when another tab has stored something since the last look. */
async function commit(to: Database): Promise<boolean> {
  const changes = pendingChanges()
  if (changes.length === 0 && clockOffset() === meta?.clockOffset) return true
  return unsaved === 'everything' ? save(to, 'everything') : save(to, latest([...unsaved, ...changes]), meta)
}

/** The last state of each row. */
function latest(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((change) => [`${change.table}/${change.id}`, change])).values()]
}

/** Stores it, or keeps it for the next time when there is no room. False when something else is stored than expected. */
async function save(
  to: Database,
  what: readonly Change[] | 'everything',
  expected?: Meta | null,
): Promise<boolean> {
  const replaces = what === 'everything'
  const next =
    replaces || !meta
      ? freshMeta(clockOffset())
      : { ...meta, revision: meta.revision + 1, clockOffset: clockOffset() }
  try {
    const rows = replaces ? allRecords() : what
    if (!(await writeRows(to, { meta: next, rows, replaces, expected }))) return false
  } catch (error) {
    if (Object(error).name !== 'QuotaExceededError') throw error
    if (unsaved.length === 0) emitStorageNotice('quota')
    unsaved = what
    return true
  }
  meta = next
  notifyOtherTabs()
  if (unsaved.length > 0) emitStorageNotice('stored')
  unsaved = []
  return true
}

async function takeOver(): Promise<void> {
  await exclusively(() => {})
  storeChanges.emit()
  remoteChanges.emit()
}

/** One after the other within this tab. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = turn.then(work)
  turn = result.catch(() => {})
  return result
}
