import { MAX_FAILURES } from '@mocks/rules/loginLock'
import type { Change } from './db'

type Row = Record<string, unknown>
type Migration = (row: Row, table: string) => Row

/** Each upgrades rows of the version in its key to the next version. */
const migrations: Record<number, Migration> = {
  // version 0 had no approval time and no plan ID
  0: (row, table) =>
    table === 'subscription'
      ? { ...row, planId: row['planId'] ?? null, approvedAt: row['approvedAt'] ?? approvalOf(row) }
      : row,
  // version 1 stored only the number of failed logins
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

/** Throws if a migration is missing. */
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
