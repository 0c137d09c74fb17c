import { events } from '@/platform/signal'
import { type Database, openDatabase } from './database'

/**
 * What became of the storage: stored by a newer version and left untouched; broken and set aside; deleted under our feet;
 * no room left; room again, so that everything is stored; no IndexedDB.
 */
export type StorageNotice = 'newer' | 'corrupt' | 'cleared' | 'quota' | 'stored' | 'unavailable'

const OPEN_TIMEOUT_MS = 3000

const notices = events<StorageNotice>()

/** Null: in memory. */
let source: { name: string; onNews: () => void } | null = null
let database: Database | null = null
let channel: BroadcastChannel | null = null

/** Calls the listener when storing changes or ends; returns how to stop that. */
export const onStorageNotice = notices.subscribe

export const { tell } = notices

/** From now on there is storage, as long as it answers; `onNews` is called when another tab has stored something. */
export function enterStorage(name: string, onNews: () => void): void {
  source = { name, onNews }
}

/** From now on everything is in memory. */
export function leaveStorage(): void {
  source = null
  disconnect()
}

export function tellOtherTabs(): void {
  channel?.postMessage(null)
}

/** Undefined when there is no storage, or none any more. */
export async function withDatabase<Result>(
  step: (to: Database) => Promise<Result>,
): Promise<Result | undefined> {
  while (source) {
    const isReused = database !== null
    try {
      database ??= await connect(source)
      return await step(database)
    } catch (error) {
      disconnect()
      // the browser or another tab may have closed it: what became of the stored rows, a new connection tells
      if (isReused) continue
      leaveStorage()
      tell(Object(error).name === 'VersionError' ? 'newer' : 'unavailable')
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

/** An open request that never answers, as some private windows have it, must not hold up the page. */
function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('IndexedDB does not answer')), OPEN_TIMEOUT_MS)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
