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

/** At the end of a run of the fault matrix: writes down what each of its cells has come to. */
export class FaultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const ran = modules.filter(({ project }) => project.name === 'faults')
    if (ran.length === 0) return
    const cells = ran.flatMap(({ children }) => [...children.allTests()].flatMap(cellOf))
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
