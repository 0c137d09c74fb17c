import { takeSnapshot } from '@mocks/store/db'
import { type Snapshot, tableNames } from '@mocks/store/rows'

/** Sessions and login attempts do not count as effects. */
const kept = tableNames.filter((name) => name !== 'session' && name !== 'loginAttempt')

export type Effect = Record<string, { added: number; changed: number; removed: number }>

type Row = { _id: string }

const byId = (rows: readonly Row[]) => new Map(rows.map((row) => [row._id, row]))

/** Changes to the server's data since the snapshot. Rows are compared by value. */
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

export const twice = (effect: Effect): Effect =>
  Object.fromEntries(
    Object.entries(effect).map(([name, { added, ...rest }]) => [name, { added: 2 * added, ...rest }]),
  )
