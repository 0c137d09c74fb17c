import { existsSync, readFileSync } from 'node:fs'
import { inventory } from './inventory.ts'
import { matrixOf } from './matrix.ts'
import { coverageJson, coveragePage } from './page.ts'
import { type RecordedTest, recordPaths } from './record.ts'
import { tableOf } from './table.ts'

/** Null where no complete run has left one. */
const recorded = (path: string): RecordedTest[] | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as RecordedTest[]) : null

/** The coverage of the product by what was recorded: as text, as a page and as data. Failed: something is missing. */
export function coverage() {
  const records = { tests: recorded(recordPaths.unit), stories: recorded(recordPaths.storybook) }
  const matrix = matrixOf(inventory, records)
  return {
    table: tableOf(matrix, records),
    failed: matrix.gaps.length > 0,
    html: coveragePage(matrix, records),
    json: coverageJson(matrix),
  }
}
