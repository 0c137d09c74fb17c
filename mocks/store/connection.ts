import { events } from '@/platform/signal'
import { type Database, openDatabase } from './database'
import { isPageCached, watchPageCache, whenPageShown } from './pageCache'

/** Stored data is `newer` (kept), `corrupt` (set aside) or `cleared` under an open tab; `stored`: there is room again. */
export type StorageNotice = 'newer' | 'corrupt' | 'cleared' | 'quota' | 'stored' | 'unavailable'

const OPEN_TIMEOUT_MS = 3000

const notices = events<StorageNotice>()

let source: { name: string; onRemoteWrite: () => void } | null = null
let database: Database | null = null
let channel: BroadcastChannel | null = null

export const onStorageNotice = notices.subscribe

export const emitStorageNotice = notices.emit

/** Starts storing rows in this database. `onRemoteWrite` is called after another tab has written. */
export function enterStorage(name: string, onRemoteWrite: () => void): void {
  source = { name, onRemoteWrite }
  watchPageCache()
}

export function leaveStorage(): void {
  source = null
  disconnect()
}

export function notifyOtherTabs(): void {
  channel?.postMessage(null)
}

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
      // the browser or another tab may have closed the connection: retry with a new one
      if (isReused || isPageCached()) continue
      leaveStorage()
      emitStorageNotice(Object(error).name === 'VersionError' ? 'newer' : 'unavailable')
    }
  }
  return undefined
}

async function connect({ name, onRemoteWrite }: NonNullable<typeof source>): Promise<Database> {
  const opened = await withTimeout(openDatabase(name))
  channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null
  channel?.addEventListener('message', onRemoteWrite)
  return opened
}

function disconnect(): void {
  database?.close()
  database = null
  channel?.close()
  channel = null
}

/** In some private windows, opening a database never settles. */
function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), OPEN_TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
