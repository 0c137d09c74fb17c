import { MAX_FAILURES } from '@mocks/rules/loginLock'
import type { Change } from './db'

type Row = Record<string, unknown>
type Migration = (row: Row, table: string) => Row

/** How a row of each older version becomes one of the next version. */
const migrations: Record<number, Migration> = {
  // version 0 stored neither the time of the approval nor the id of the plan that was bought
  0: (row, table) =>
    table === 'subscription'
      ? { ...row, planId: row['planId'] ?? null, approvedAt: row['approvedAt'] ?? approvalOf(row) }
      : row,
  // version 1 counted failed sign-ins from the first one on
  1: (row, table) =>
    table === 'loginAttempt'
      ? {
          _id: row['_id'],
          failedAt: Array.from(
            { length: Math.min(MAX_FAILURES, Number(row['failures'])) },
            () => row['lastAt'],
          ),
        }
      : row,
}

/** Returns the rows in the layout of version `to`. Throws if the migration of a version in between is missing. */
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
