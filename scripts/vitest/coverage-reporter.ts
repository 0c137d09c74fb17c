import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Reporter } from 'vitest/node'
import { type RecordedTest, recordPaths } from '../coverage/record.ts'
import { completeRun, type Module, type Run } from './complete-run.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Storybook's Vitest addon notes it. */
    storyId?: string
  }
}

/**
 * At the end of a complete run of the unit tests or the stories: writes down which screens, scenarios and operations each
 * passed test has shown, for `npm run coverage:screens`.
 */
export class CoverageReporter implements Reporter {
  private run: Run | undefined

  onInit(run: Run) {
    this.run = run
  }

  async onTestRunEnd(modules: readonly Module[]) {
    for (const [project, path] of Object.entries(recordPaths)) {
      const ran = await completeRun(project, this.run, modules)
      if (ran === null) continue
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, JSON.stringify(ran.flatMap(recordedIn), null, 1))
    }
  }
}

function recordedIn({ relativeModuleId, children }: Module): RecordedTest[] {
  return [...children.allTests()].flatMap((test) => {
    const { shown, storyId } = test.meta()
    if (test.result().state !== 'passed' || shown === undefined) return []
    return [{ file: relativeModuleId, test: test.fullName, storyId, ...shown }]
  })
}
