import { events } from '@/platform/signal'
import { type Database, openDatabase } from './database'
import { isPageCached, watchPageCache, whenPageShown } from './pageCache'

/**
 * What has happened to the storage. `newer`: a newer version of the mock has written it, so it is left untouched.
 * `corrupt`: it could not be read and was set aside. `cleared`: somebody has deleted it while the page was open.
 * `quota`: it is full. `stored`: there is room again, and everything is stored. `unavailable`: the browser has no
 * IndexedDB.
 */
export type StorageNotice = 'newer' | 'corrupt' | 'cleared' | 'quota' | 'stored' | 'unavailable'

const OPEN_TIMEOUT_MS = 3000

const notices = events<StorageNotice>()

/** The database in use; null if everything is kept in memory only. */
let source: { name: string; onNews: () => void } | null = null
let database: Database | null = null
let channel: BroadcastChannel | null = null

/** Calls the listener when storing changes or ends; returns how to stop that. */
export const onStorageNotice = notices.subscribe

export const emitStorageNotice = notices.emit

/** Stores rows in this database from now on. `onNews` is called whenever another tab has stored something. */
export function enterStorage(name: string, onNews: () => void): void {
  source = { name, onNews }
  watchPageCache()
}

/** Keeps everything in memory only from now on. */
export function leaveStorage(): void {
  source = null
  disconnect()
}

export function notifyOtherTabs(): void {
  channel?.postMessage(null)
}

/** Runs the step on the database. Resolves to undefined if there is no storage, or no longer any. */
export async function withDatabase<Result>(
  step: (to: Database) => Promise<Result>,
): Promise<Result | undefined> {
  while (source) {
    await whenPageShown()
    const isReused = database !== null
    try {
      database ??= await connect(source)
      return await step(database)
    } catch (error) {
      disconnect()
      // the browser or another tab may have closed the connection: a new one shows what is stored now
      if (isReused || isPageCached()) continue
      leaveStorage()
      emitStorageNotice(Object(error).name === 'VersionError' ? 'newer' : 'unavailable')
    }
  }
  return undefined
}

async function connect({ name, onNews }: NonNullable<typeof source>): Promise<Database> {
  const opened = await withTimeout(openDatabase(name))
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  channel?.addEventListener('message', onNews)
  return opened
}

function disconnect(): void {
  database?.close()
  database = null
  channel?.close()
  channel = null
}

/** In some private windows the request to open a database is never answered. The page must not wait for it. */
function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), OPEN_TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
