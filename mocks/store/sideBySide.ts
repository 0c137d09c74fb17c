import { applyRecords, pendingChanges, revertChanges } from './db'
import { exclusively } from './persistence'

/** How long what a request has written is on its way to the database, in ms; null: requests take turns. */
let storingMs: number | null = null

/**
 * From now on requests run side by side, as on a server that reads a row, decides, and stores it a moment later without
 * looking again: two that come together both see the rows as they were, and the later one's stand. Null ends it. Only for
 * a mock whose rows are in memory alone.
 */
export function runSideBySide(ms: number | null): void {
  storingMs = ms
}

/** Does a request's work: alone, or as runSideBySide says. Rejects with the work's own error. */
export async function transacted<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  if (storingMs === null) return exclusively(work)
  const { result, changes } = await exclusively(async () => {
    const done = await work()
    const written = pendingChanges()
    revertChanges()
    return { result: done, changes: written }
  })
  if (changes.length > 0) {
    await new Promise((resolve) => setTimeout(resolve, storingMs ?? 0))
    await exclusively(() => applyRecords(changes))
  }
  return result
}
