import { applyRecords, pendingChanges, revertChanges } from './db'
import { exclusively } from './persistence'

/** After how many ms the writes of a request take effect; null: at once, and requests run one after another. */
let storingMs: number | null = null

/**
 * From now on requests run at the same time, as on a server that reads a row, decides, and stores it a moment later
 * without reading it again: two simultaneous requests both see the old rows, and the later one overwrites the earlier
 * one. Null ends this. Use it only for a mock that keeps its rows in memory.
 */
export function runSideBySide(ms: number | null): void {
  storingMs = ms
}

/** Runs the work of a request alone, or at the same time as others (runSideBySide). Rejects with the work's error. */
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
