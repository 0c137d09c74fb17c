import { existsSync, readFileSync } from 'node:fs'
import { faultMatrix } from './matrix.ts'
import { faultsPage } from './page.ts'
import { faultsPath, type RecordedCell } from './record.ts'
import { tableOf } from './table.ts'

/** What the last run of the matrix has recorded, as text and as a page; null where none was recorded. */
export function faults() {
  if (!existsSync(faultsPath)) return null
  const matrix = faultMatrix(JSON.parse(readFileSync(faultsPath, 'utf8')) as RecordedCell[])
  return { table: tableOf(matrix), html: faultsPage(matrix) }
}
