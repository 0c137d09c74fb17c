import type { Reporter } from 'vitest/node'
import { type CatalogueText, catalogue as texts } from '../../src/demo/errors/texts.ts'
import { type Reached, tableOf } from './catalogue-table.ts'
import { completeRun, type Module, type Run } from './complete-run.ts'

/**
 * At the end of a complete run of the unit project: prints which test reaches which text of SPEC section 8, and fails the
 * run where one is reached by none. Silent in any other run, and where a test has failed: what failed is to be read last.
 */
export class CatalogueReporter implements Reporter {
  private run: Run | undefined

  constructor(
    private readonly write: (text: string) => void = (text) => process.stdout.write(text),
    private readonly catalogue: readonly CatalogueText[] = texts,
  ) {}

  onInit(run: Run) {
    this.run = run
  }

  /** Sets the exit code to 1 when a text is missing. */
  async onTestRunEnd(modules: readonly Module[]) {
    const ran = await completeRun('unit', this.run, modules)
    if (ran === null || modules.some(hasFailed)) return
    const { text, missing } = tableOf(this.catalogue, ran.flatMap(reachedIn))
    this.write(text)
    if (missing.length > 0) process.exitCode = 1
  }
}

const hasFailed = ({ children }: Module) =>
  [...children.allTests()].some((test) => test.result().state === 'failed')

/** What the passed tests of a file reached: a skipped one has reached nothing. */
function reachedIn({ relativeModuleId, children }: Module): Reached[] {
  return [...children.allTests()].flatMap((test) =>
    test.result().state === 'passed'
      ? (test.meta().catalogue ?? []).map((id) => ({ id, file: relativeModuleId, test: test.fullName }))
      : [],
  )
}
