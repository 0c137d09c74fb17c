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
import { freshMeta, type Meta } from './meta'
import { currentOrigin, setOrigin } from './origin'

type Seed = () => void
type Work<Result> = () => Result | Promise<Result>

const CHUNK = 3000

const storeChanges = events<void>()
const remoteChanges = events<void>()

let seed: Seed | null = null
/** The stored revision that the rows in memory match; null before the first load. */
let meta: Meta | null = null
/** Changes whose calls were answered, but which did not fit into the storage. */
let unsaved: readonly Change[] | 'everything' = []
let turn: Promise<unknown> = Promise.resolve()
let replacements = 0

/** Emits after rows changed, in this tab or another; returns a function that unsubscribes. */
export const onStoreChange = storeChanges.subscribe

/** Emits after another tab's changes were loaded; returns a function that unsubscribes. */
export const onRemoteChange = remoteChanges.subscribe

/** Never fails: without storage, or with a null name, rows stay in memory. Resolves with a function that disconnects. */
export async function openPersistence(fill: Seed, name: string | null): Promise<() => void> {
  seed = fill
  if (name !== null) enterStorage(name, () => void pullRemoteChanges())
  await exclusively(() => {
    if (!meta && unsaved.length === 0) fill()
  })
  const stopClock = onClockChange(() => void exclusively(() => {}))
  return () => {
    stopClock()
    leaveStorage()
  }
}

/** Runs `work` on the latest rows and stores them. Repeats it if another tab wrote first; reverts it if it throws. */
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

/** How many times this tab has replaced the whole store. A call sent before a replacement refers to old rows. */
export const storeReplacements = (): number => replacements

/** Replaces the whole store, in all tabs, with what `fill` loads. If `fill` fails, reverts and rethrows its error. */
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

async function pull(from: Database): Promise<void> {
  // the unsaved rows will replace the stored ones
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
      // IndexedDB returns rows in the order of their keys
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
}

/** Starts with the seed and the real time, unless another tab was faster. */
async function startOver(to: Database, expected: Meta | null, notice: StorageNotice | null): Promise<void> {
  unsaved = []
  setClockOffset(0)
  seed?.()
  if (!(await save(to, 'everything', expected))) return pull(to)
  if (notice) emitStorageNotice(notice)
}

/** Like loadRecords, with pauses to keep the page responsive. */
export async function loadInChunks(rows: readonly Change[]): Promise<void> {
  const sorted = rows.toSorted((a, b) => a.position - b.position)
  loadRecords([])
  for (let start = 0; start < sorted.length; start += CHUNK) {
    applyRecords(sorted.slice(start, start + CHUNK))
    if (start + CHUNK < sorted.length) await pause()
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

/** Stores pending changes. Resolves with false if another tab has written since the last pull. */
async function commit(to: Database): Promise<boolean> {
  const changes = pendingChanges()
  if (changes.length === 0 && clockOffset() === meta?.clockOffset) return true
  return unsaved === 'everything' ? save(to, 'everything') : save(to, latest([...unsaved, ...changes]), meta)
}

function latest(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((change) => [`${change.table}/${change.id}`, change])).values()]
}

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

async function pullRemoteChanges(): Promise<void> {
  await exclusively(() => {})
  storeChanges.emit()
  remoteChanges.emit()
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = turn.then(work)
  turn = result.catch(() => {})
  return result
}
