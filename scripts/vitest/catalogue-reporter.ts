import type { Reporter, TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node'
import { type CatalogueText, catalogue as texts } from '../../src/demo/errors/texts.ts'
import { type Reached, tableOf } from './catalogue-table.ts'

type Named = { project: Pick<TestModule['project'], 'name'> }

/** What is read of a file's tests, of the files that there are, and of Vitest. */
export type Module = Named &
  Pick<TestModule, 'moduleId' | 'relativeModuleId'> & {
    children: { allTests(): Iterable<Pick<TestCase, 'fullName' | 'meta' | 'result'>> }
  }
export type Run = {
  config: Pick<Vitest['config'], 'testNamePattern'>
  globTestSpecifications(): Promise<(Named & Pick<TestSpecification, 'moduleId'>)[]>
}

const isUnit = ({ project }: Named) => project.name === 'unit'

/**
 * At the end of a complete run of the unit project: prints which test reaches which text of SPEC section 8, and fails the
 * run where one is reached by none. Silent in any other run.
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
    if (!(await this.isComplete(modules))) return
    const { text, missing } = tableOf(this.catalogue, modules.filter(isUnit).flatMap(reachedIn))
    this.write(text)
    if (missing.length > 0) process.exitCode = 1
  }

  private async isComplete(modules: readonly Module[]): Promise<boolean> {
    const { run } = this
    if (run === undefined || run.config.testNamePattern !== undefined || !modules.some(isUnit)) return false
    const ran = new Set(modules.map(({ moduleId }) => moduleId))
    const all = await run.globTestSpecifications()
    return all.filter(isUnit).every(({ moduleId }) => ran.has(moduleId))
  }
}

/** What the passed tests of a file reached: what a failed one saw proves nothing. */
function reachedIn({ relativeModuleId, children }: Module): Reached[] {
  return [...children.allTests()].flatMap((test) =>
    test.result().state === 'passed'
      ? (test.meta().catalogue ?? []).map((id) => ({ id, file: relativeModuleId, test: test.fullName }))
      : [],
  )
}
