import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { faultsPath, type RecordedCell } from '../faults/record.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The cell of the fault matrix that this test is; `scripts/faults` makes the table of them. */
    cell?: RecordedCell
  }
}

/**
 * At the end of a run of the fault matrix: writes down what each of its cells has come to. One that is driven in a real
 * browser too has failed when it has failed there.
 */
export class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const cellsOf = (name: string) =>
      modules.flatMap(({ project, children }) =>
        project.name === name ? [...children.allTests()].flatMap(cellOf) : [],
      )
    const matrix = cellsOf('faults')
    if (matrix.length === 0) return
    const amiss = cellsOf('faults-browser').filter(({ problem }) => problem !== undefined)
    const cells = matrix.map(
      (cell) => amiss.find(({ row, column }) => row === cell.row && column === cell.column) ?? cell,
    )
    mkdirSync(dirname(faultsPath), { recursive: true })
    writeFileSync(faultsPath, JSON.stringify(cells, null, 1))
  }
}

function cellOf(test: TestCase): RecordedCell[] {
  const { cell } = test.meta()
  if (!cell) return []
  const { state, errors } = test.result()
  if (state !== 'failed') return [cell]
  const { mark: _, ...rest } = cell
  return [{ ...rest, problem: (errors ?? []).map(({ message }) => firstLine(message)).join('; ') }]
}

const firstLine = (message: string) => stripVTControlCharacters(message).split('\n', 1).join('')
