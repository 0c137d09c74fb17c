import { drop, factory, primaryKey } from '@mswjs/data'
import { type Rows, type Snapshot, type TableName, tableNames } from './rows'

/** The library drops unknown fields and turns missing ones into '' or 0, so a record keeps its row in one column. */
type StoredRecord<Row> = { _id: string; position: number; row: Row }
type Model<Row> = {
  create(values: StoredRecord<Row>): StoredRecord<Row>
  delete(query: { where: { _id: { equals: string } } }): unknown
  getAll(): StoredRecord<Row>[]
  count(): number
}

export type Change = { table: TableName; id: string; position: number; row: object | null }

/** Rows are frozen. To change one, put a new row. */
export type StoreTable<Row> = {
  get(id: string): Readonly<Row> | undefined
  list(): Readonly<Row>[]
  find(predicate: (row: Readonly<Row>) => boolean): Readonly<Row> | undefined
  filter(predicate: (row: Readonly<Row>) => boolean): Readonly<Row>[]
  where<Field extends keyof Row>(field: Field, value: Row[Field]): Readonly<Row>[]
  /** Inserts the row or replaces the one with its ID. */
  put(row: Row): Readonly<Row>
  delete(id: string): boolean
  count(): number
}

type Internals<Row> = StoreTable<Row> & {
  /** A null row removes the record. */
  write(id: string, position: number, row: Row | null): void
  records(): StoredRecord<Row>[]
  clear(): void
}

// with `row: Object`, the library keeps a reference instead of a copy
const model = () => ({ _id: primaryKey(String), position: Number, row: Object })
const database = withoutBroadcast(() =>
  factory(Object.fromEntries(tableNames.map((name) => [name, model()]))),
)

let nextPosition = 1
/** The current request's writes with the previous rows, by table and ID. */
const written = new Map<string, { change: Change; before: Change }>()

function createTable<Row extends { _id: string }>(name: TableName): Internals<Row> {
  const records = database[name] as unknown as Model<Row>
  const byId = new Map<string, StoredRecord<Row>>()

  function write(id: string, position: number, row: Row | null): void {
    const known = byId.get(id)
    if (row === null) {
      if (known) records.delete({ where: { _id: { equals: id } } })
      byId.delete(id)
      return
    }
    const record = known ?? records.create({ _id: id, position, row })
    record.row = frozen(row)
    byId.set(id, record)
    nextPosition = Math.max(nextPosition, position + 1)
  }

  function change(id: string, position: number, row: Row | null): void {
    const key = `${name}/${id}`
    const known = byId.get(id)
    const before = { table: name, id, position: known?.position ?? position, row: known?.row ?? null }
    write(id, position, row)
    written.set(key, {
      change: { table: name, id, position, row: byId.get(id)?.row ?? null },
      before: written.get(key)?.before ?? before,
    })
  }

  const table: Internals<Row> = {
    get: (id) => byId.get(id)?.row,
    list: () => records.getAll().map((record) => record.row),
    find: (predicate) => table.list().find(predicate),
    filter: (predicate) => table.list().filter(predicate),
    where: (field, value) => table.filter((row) => row[field] === value),
    put(row) {
      change(row._id, byId.get(row._id)?.position ?? nextPosition, { ...row })
      return byId.get(row._id)?.row ?? row
    },
    delete(id) {
      const record = byId.get(id)
      if (record) change(id, record.position, null)
      return record !== undefined
    },
    count: () => records.count(),
    write,
    records: () => records.getAll(),
    clear: () => byId.clear(),
  }
  return table
}

const tables = Object.fromEntries(tableNames.map((name) => [name, createTable(name)])) as unknown as {
  [T in TableName]: Internals<Rows[T]>
}

export const store: { readonly [T in TableName]: StoreTable<Rows[T]> } = tables

const tableOf = (name: TableName) => tables[name] as unknown as Internals<{ _id: string }>

/** Replaces all rows without recording changes, so the whole store must be persisted. */
export function loadSnapshot(snapshot: Snapshot): void {
  loadRecords(recordsOf(snapshot))
}

export function recordsOf(snapshot: Snapshot): Change[] {
  let position = 0
  return tableNames.flatMap((table) =>
    snapshot[table].map((row) => ({ table, id: row._id, position: (position += 1), row: { ...row } })),
  )
}

export function takeSnapshot(): Snapshot {
  return Object.fromEntries(tableNames.map((name) => [name, tableOf(name).list()])) as unknown as Snapshot
}

export function allRecords(): Change[] {
  return tableNames.flatMap((table) =>
    tableOf(table)
      .records()
      .map(({ _id, position, row }) => ({ table, id: _id, position, row })),
  )
}

export function loadRecords(records: readonly Change[]): void {
  empty()
  applyRecords(records.toSorted((a, b) => a.position - b.position))
}

/** Applies another tab's changes without recording them. */
export function applyRecords(records: readonly Change[]): void {
  for (const { table, id, position, row } of records) {
    tableOf(table).write(id, position, row as { _id: string } | null)
  }
}

/** One entry per row written since the last `keepChanges`. */
export function pendingChanges(): Change[] {
  return Array.from(written.values(), (entry) => entry.change)
}

export function keepChanges(): void {
  written.clear()
}

export function revertChanges(): void {
  const before = Array.from(written.values(), (entry) => entry.before)
  written.clear()
  const restored = before.some(({ table, id, row }) => row !== null && !tableOf(table).get(id))
  applyRecords(before)
  // restored rows come last in their table, so reload all in order
  if (restored) loadRecords(allRecords())
}

function empty(): void {
  drop(database)
  for (const name of tableNames) tableOf(name).clear()
  written.clear()
  nextPosition = 1
}

function frozen<Row extends object>(row: Row): Row {
  for (const value of Object.values(row))
    if (typeof value === 'object' && value !== null) Object.freeze(value)
  return Object.freeze(row)
}

/** The library broadcasts every write, so a second tab's seeding would overwrite the first one's rows. */
function withoutBroadcast<Result>(create: () => Result): Result {
  const channel = globalThis.BroadcastChannel
  Reflect.set(globalThis, 'BroadcastChannel', undefined)
  try {
    return create()
  } finally {
    Reflect.set(globalThis, 'BroadcastChannel', channel)
  }
}
