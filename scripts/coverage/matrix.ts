import type { Inventory, Operation, Scenario } from './inventory.ts'
import type { RecordedTest } from './record.ts'

/** What complete runs have recorded; null where there was none. */
export type Records = { tests: readonly RecordedTest[] | null; stories: readonly RecordedTest[] | null }

/** Those that have shown one thing. */
export type Shows = { stories: RecordedTest[]; tests: RecordedTest[] }
export type StateRow = Scenario & Shows
export type OperationRow = Operation & Shows & { screens: string[] }
export type ScreenRow = Inventory['screens'][number] & Shows & { states: StateRow[]; operations: string[] }
export type Matrix = { screens: ScreenRow[]; operations: OperationRow[]; gaps: string[] }

/** A test of many screens at once proves nothing about one of them. */
const MANY_SCREENS = 10

/**
 * Every screen with its states, stories, component tests and operations, and what is missing: a screen or an operation
 * without a story or without a component test, and a state without a story, which the story's run tests.
 */
export function matrixOf({ screens, scenarios, operations }: Inventory, records: Records): Matrix {
  const stories = records.stories ?? []
  const tests = (records.tests ?? []).filter(({ file }) => screensOf(file) < MANY_SCREENS)
  function screensOf(file: string): number {
    const inFile = (records.tests ?? []).filter((test) => test.file === file)
    return new Set(inFile.flatMap((test) => Object.keys(test.screens))).size
  }
  const shows = (what: (test: RecordedTest) => boolean): Shows => ({
    stories: stories.filter(what),
    tests: tests.filter(what),
  })
  const called = (screen: string, test: RecordedTest) => test.screens[screen] ?? []
  const all = [...stories, ...tests]

  const screenRows = screens.map((screen): ScreenRow => {
    const states = scenarios
      .filter((scenario) => scenario.screen === screen.id)
      .map((scenario) => ({
        ...scenario,
        ...shows((test) => test.scenarios.some((id) => id === scenario.id)),
      }))
    return {
      ...screen,
      ...shows((test) => screen.id in test.screens),
      states,
      operations: operations
        .map(({ id }) => id)
        .filter((id) => all.some((test) => called(screen.id, test).some((each) => each === id))),
    }
  })
  const operationRows = operations.map((operation): OperationRow => {
    const calls = (test: RecordedTest) =>
      Object.values(test.screens).some((ids) => ids.some((id) => id === operation.id))
    const screensThatCall = screenRows.filter((screen) => screen.operations.includes(operation.id))
    return { ...operation, ...shows(calls), screens: screensThatCall.map(({ id }) => id) }
  })
  const gaps = [
    ...screenRows.flatMap((row) => missingOf(`the screen ${row.id}`, row, records)),
    ...screenRows.flatMap(({ states }) =>
      states.flatMap((row) => missingOf(`the state ${row.id}`, row, { ...records, tests: null })),
    ),
    ...operationRows.flatMap((row) => missingOf(`the operation ${row.id}`, row, records)),
  ]
  return { screens: screenRows, operations: operationRows, gaps }
}

/** What was not recorded at all is not said to be missing. */
function missingOf(what: string, { stories, tests }: Shows, records: Records): string[] {
  return [
    ...(records.stories !== null && stories.length === 0 ? [`${what} has no story`] : []),
    ...(records.tests !== null && tests.length === 0 ? [`${what} has no component test`] : []),
  ]
}
