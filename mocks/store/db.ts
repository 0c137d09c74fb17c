import { drop, factory, primaryKey } from '@mswjs/data'
import { type Rows, type Snapshot, type TableName, tableNames } from './rows'

/**
 * The row store, and the one module that touches @mswjs/data. A record holds its row whole in one column: columns of
 * their own would drop unknown fields, turn missing ones into '' or 0 and ignore updates of objects. A query of the
 * library walks the table (50 ms at 10,000 rows), so that reading goes by the indexes kept here.
 */
type StoredRecord<Row> = { _id: string; position: number; row: Row }
type Model<Row> = {
  create(values: StoredRecord<Row>): StoredRecord<Row>
  delete(query: { where: { _id: { equals: string } } }): unknown
  getAll(): StoredRecord<Row>[]
  count(): number
}

/** One row as it is stored; null: deleted. `position` is the row's place in the order of insertion, over all tables. */
export type Change = { table: TableName; id: string; position: number; row: object | null }

/** Rows come out frozen: a handler changes one by putting a new row in its place. */
export type Table<Row> = {
  get(id: string): Readonly<Row> | undefined
  /** In the order of insertion. */
  list(): Readonly<Row>[]
  find(predicate: (row: Readonly<Row>) => boolean): Readonly<Row> | undefined
  filter(predicate: (row: Readonly<Row>) => boolean): Readonly<Row>[]
  /** By an index, built at its first use. A row whose field has changed comes last. */
  where<Field extends keyof Row>(field: Field, value: Row[Field]): Readonly<Row>[]
  /** Inserts the row, or replaces the one with its id in place. */
  put(row: Row): Readonly<Row>
  delete(id: string): boolean
  count(): number
}

type Internals<Row> = Table<Row> & {
  /** Sets or, with a null row, removes a record. */
  write(id: string, position: number, row: Row | null): void
  records(): StoredRecord<Row>[]
  clear(): void
}

// a record's row: Object takes any object as it is, by reference
const model = () => ({ _id: primaryKey(String), position: Number, row: Object })
const database = withoutBroadcast(() =>
  factory(Object.fromEntries(tableNames.map((name) => [name, model()]))),
)

let nextPosition = 1
/** What the current request has written, with what was there before; by table and id. */
const written = new Map<string, { change: Change; before: Change }>()

function createTable<Row extends { _id: string }>(name: TableName): Internals<Row> {
  const records = database[name] as unknown as Model<Row>
  const byId = new Map<string, StoredRecord<Row>>()
  const indexes = new Map<keyof Row, Map<unknown, Map<string, StoredRecord<Row>>>>()

  function unindex(record: StoredRecord<Row>, next: Row | null): void {
    for (const [field, index] of indexes) {
      if (next === null || next[field] !== record.row[field]) index.get(record.row[field])?.delete(record._id)
    }
  }

  function addTo(
    index: Map<unknown, Map<string, StoredRecord<Row>>>,
    field: keyof Row,
    record: StoredRecord<Row>,
  ) {
    const bucket = index.get(record.row[field])
    if (bucket) bucket.set(record._id, record)
    else index.set(record.row[field], new Map([[record._id, record]]))
  }

  function write(id: string, position: number, row: Row | null): void {
    const known = byId.get(id)
    if (known) unindex(known, row)
    if (row === null) {
      if (known) records.delete({ where: { _id: { equals: id } } })
      byId.delete(id)
      return
    }
    const record = known ?? records.create({ _id: id, position, row })
    record.row = frozen(row)
    byId.set(id, record)
    for (const [field, index] of indexes) addTo(index, field, record)
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
    where(field, value) {
      let index = indexes.get(field)
      if (!index) {
        index = new Map()
        for (const record of records.getAll()) addTo(index, field, record)
        indexes.set(field, index)
      }
      return Array.from(index.get(value)?.values() ?? [], (record) => record.row)
    },
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
    clear() {
      byId.clear()
      indexes.clear()
    },
  }
  return table
}

const tables = Object.fromEntries(tableNames.map((name) => [name, createTable(name)])) as unknown as {
  [T in TableName]: Internals<Rows[T]>
}

export const store: { readonly [T in TableName]: Table<Rows[T]> } = tables

const tableOf = (name: TableName) => tables[name] as unknown as Internals<{ _id: string }>

/** Replaces everything that is stored. Not a change of a request: whoever persists the store writes it whole. */
export function loadSnapshot(snapshot: Snapshot): void {
  loadRecords(recordsOf(snapshot))
}

/** The rows of a data set, numbered as they come. */
export function recordsOf(snapshot: Snapshot): Change[] {
  let position = 0
  return tableNames.flatMap((table) =>
    snapshot[table].map((row) => ({ table, id: row._id, position: (position += 1), row: { ...row } })),
  )
}

export function takeSnapshot(): Snapshot {
  return Object.fromEntries(tableNames.map((name) => [name, tableOf(name).list()])) as unknown as Snapshot
}

/** Everything that is stored, as it is persisted. */
export function allRecords(): Change[] {
  return tableNames.flatMap((table) =>
    tableOf(table)
      .records()
      .map(({ _id, position, row }) => ({ table, id: _id, position, row })),
  )
}

/** Replaces everything by what was persisted, in the order of insertion. */
export function loadRecords(records: readonly Change[]): void {
  empty()
  applyRecords(records.toSorted((a, b) => a.position - b.position))
}

/** Takes over what somebody else has persisted, without recording it as a change. */
export function applyRecords(records: readonly Change[]): void {
  for (const { table, id, position, row } of records) {
    tableOf(table).write(id, position, row as { _id: string } | null)
  }
}

/** What was written since the changes were last kept, one entry a row. */
export function pendingChanges(): Change[] {
  return Array.from(written.values(), (entry) => entry.change)
}

/** What was written is final. */
export function keepChanges(): void {
  written.clear()
}

/** Undoes what was written since the changes were last kept. */
export function revertChanges(): void {
  const before = Array.from(written.values(), (entry) => entry.before)
  written.clear()
  const restored = before.some(({ table, id, row }) => row !== null && !tableOf(table).get(id))
  applyRecords(before)
  // a row that was deleted comes back at the end: put everything back into its order
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

/** The library sends every write to every tab, so that a second tab's seeding would overwrite the first's rows. */
function withoutBroadcast<Result>(create: () => Result): Result {
  const channel = globalThis.BroadcastChannel
  Reflect.set(globalThis, 'BroadcastChannel', undefined)
  try {
    return create()
  } finally {
    Reflect.set(globalThis, 'BroadcastChannel', channel)
  }
}
