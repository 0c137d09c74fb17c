import type { Change } from './db'

type Row = Record<string, unknown>
type Migration = (row: Row, table: string) => Row

/** From each older version of the rows to the next. */
const migrations: Record<number, Migration> = {
  // version 0 knew neither when a subscription was approved nor which plan it had been bought as
  0: (row, table) =>
    table === 'subscription'
      ? { ...row, planId: row['planId'] ?? null, approvedAt: row['approvedAt'] ?? approvalOf(row) }
      : row,
}

/** The rows in the layout of the version `to`. Throws when a version between has no migration. */
export function migrate(records: readonly Change[], from: number, to: number): Change[] {
  let migrated = [...records]
  for (let version = from; version < to; version += 1) {
    const migration = migrations[version]
    if (!migration) throw new Error(`No migration from version ${version}`)
    migrated = migrated.map((record) =>
      record.row === null ? record : { ...record, row: migration(record.row as Row, record.table) },
    )
  }
  return migrated
}

const approvalOf = (row: Row) =>
  row['status'] === 'active' || row['status'] === 'expired' ? row['createdAt'] : null
