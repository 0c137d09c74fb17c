import { digest } from '@mocks/rules/password'
import { demoPassword } from '@mocks/seeds/personas'
import { isRowOf } from '@mocks/store/persistedRows'
import { type Snapshot, type TableName, tableNames } from '@mocks/store/rows'
import { MomentError } from './MomentError'

type Row = { _id: string }

/** One table's changes; empty lists are omitted. */
export type TableChanges = {
  added?: Row[]
  /** Each row's ID and changed fields. */
  changed?: Row[]
  deleted?: string[]
}
export type Changes = { [Table in TableName]?: TableChanges }

export function changesBetween(before: Snapshot, after: Snapshot): Changes {
  const changes: Changes = {}
  for (const table of tableNames) {
    const found = tableChanges(portable(table, before[table]), portable(table, after[table]))
    if (Object.keys(found).length > 0) changes[table] = found
  }
  return changes
}

/** Applies the changes; all users get the demo's password. Throws a MomentError for a missing, duplicate or invalid row. */
export function withChanges(before: Snapshot, changes: Changes): Snapshot {
  const entries = tableNames.map((table) => [table, changedTable(table, before[table], changes[table] ?? {})])
  return Object.fromEntries(entries) as Snapshot
}

/** The number of rows that differ, not counting sessions. */
export function countChanges(changes: Changes): number {
  return Object.entries(changes)
    .filter(([table]) => table !== 'session')
    .flatMap(([, lists]) => Object.values(lists))
    .reduce((count, rows) => count + rows.length, 0)
}

function tableChanges(before: readonly Row[], after: readonly Row[]): TableChanges {
  const places = new Map(before.map(({ _id }, place) => [_id, place]))
  const [added, changed]: [Row[], Row[]] = [[], []]
  let last = -1
  for (const row of after) {
    const place = places.get(row._id)
    const old = place === undefined ? undefined : before[place]
    // a row deleted and added again counts as new
    if (place === undefined || !old || place < last || added.length > 0) {
      added.push(row)
      continue
    }
    last = place
    places.delete(row._id)
    const fields = differences(old, row)
    if (fields.length > 0) changed.push({ _id: row._id, ...Object.fromEntries(fields) })
  }
  const deleted = [...places.keys()]
  return Object.fromEntries(Object.entries({ added, changed, deleted }).filter(([, list]) => list.length > 0))
}

function differences(old: Row, row: Row): [field: string, value: unknown][] {
  const before = new Map<string, unknown>(Object.entries(old))
  return Object.entries(row).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(before.get(field)),
  )
}

function changedTable(table: TableName, before: readonly Row[], changes: TableChanges): Row[] {
  const { added = [], changed = [], deleted = [] } = changes
  const rows = new Map(before.map((row) => [row._id, row]))
  const put = (row: Row) => {
    const whole = table === 'user' ? { ...row, passwordDigest: digest(demoPassword, row._id) } : row
    if (!isRowOf(table, whole)) throw new MomentError('rows')
    rows.set(row._id, whole)
  }
  for (const id of deleted) {
    if (!rows.delete(id)) throw new MomentError('rows')
  }
  for (const patch of changed) {
    const row = rows.get(patch._id)
    if (!row) throw new MomentError('rows')
    put({ ...row, ...patch })
  }
  for (const row of added) {
    if (rows.has(row._id)) throw new MomentError('rows')
    put(row)
  }
  return [...rows.values()]
}

/** Removes password digests, from which a weak password could be guessed. */
function portable(table: TableName, rows: readonly Row[]): readonly Row[] {
  if (table !== 'user') return rows
  return rows.map((row) => {
    const { passwordDigest: _, ...rest } = row as Row & { passwordDigest?: string }
    return rest
  })
}
