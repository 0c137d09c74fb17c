import { takeSnapshot } from '@mocks/store/db'
import { type Snapshot, tableNames } from '@mocks/store/rows'

/** Who is signed in is nothing that a call is to have changed once. */
const kept = tableNames.filter((name) => name !== 'session' && name !== 'loginAttempt')

/** How many rows of each table were added, changed and removed; a table that stayed as it was is left out. */
export type Effect = Record<string, { added: number; changed: number; removed: number }>

type Row = { _id: string }

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row._id, row]))

/** What the server's data have come to since the snapshot. A row that was replaced by an equal one has not changed. */
export function effectSince(before: Snapshot): Effect {
  const after = takeSnapshot()
  const tables = kept.map((name) => {
    const [old, now] = [byId(before[name]), byId(after[name])]
    const stayed = [...now].filter(([id]) => old.has(id))
    const changed = stayed.filter(([id, row]) => JSON.stringify(old.get(id)) !== JSON.stringify(row)).length
    return [name, { added: now.size - stayed.length, changed, removed: old.size - stayed.length }] as const
  })
  return Object.fromEntries(tables.filter(([, { added, changed, removed }]) => added + changed + removed > 0))
}

/** The same done a second time to further rows: what is added counts twice. */
export const twice = (effect: Effect): Effect =>
  Object.fromEntries(
    Object.entries(effect).map(([name, { added, ...rest }]) => [name, { added: 2 * added, ...rest }]),
  )
