import type { TestCase, TestModule, TestSpecification, Vitest } from 'vitest/node'

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

/** The modules of a project, when all of its files and all of their tests have run; else null. */
export async function completeRun<Ran extends Module>(
  project: string,
  run: Run | undefined,
  modules: readonly Ran[],
): Promise<Ran[] | null> {
  // in a browser a project is called by the browser's name too: storybook (chromium)
  const isOfProject = (each: Named) => each.project.name.split(' (')[0] === project
  const ran = modules.filter(isOfProject)
  if (run === undefined || run.config.testNamePattern !== undefined || ran.length === 0) return null
  const ids = new Set(ran.map(({ moduleId }) => moduleId))
  const all = (await run.globTestSpecifications()).filter(isOfProject)
  return all.every(({ moduleId }) => ids.has(moduleId)) ? ran : null
}
