import type { Matrix, Records } from './matrix.ts'

/** The whole matrix in lines of text, and what is missing at the end. */
export function tableOf({ screens, operations, gaps }: Matrix, records: Records): string {
  const name = Math.max(...[...screens, ...operations].map(({ id }) => id.length))
  const line = (id: string, ...counts: [number, string][]) =>
    `  ${id.padEnd(name)}  ${counts.map(([count, what]) => `${String(count).padStart(3)} ${what}`).join('  ')}`
  const states = screens.flatMap((screen) => screen.states)
  const unrecorded = [
    ...(records.tests === null ? ['The unit tests were not recorded: npm run test:unit'] : []),
    ...(records.stories === null ? ['The stories were not recorded: npm run test:stories'] : []),
  ]
  return [
    'Screens',
    ...screens.map((row) =>
      line(
        row.id,
        [row.states.length, 'states'],
        [row.stories.length, 'stories'],
        [row.tests.length, 'tests'],
        [row.operations.length, 'operations'],
      ),
    ),
    'Operations',
    ...operations.map((row) =>
      line(
        row.id,
        [row.screens.length, 'screens'],
        [row.stories.length, 'stories'],
        [row.tests.length, 'tests'],
      ),
    ),
    `${screens.length} screens, ${states.length} states, ${operations.length} operations.`,
    ...unrecorded,
    ...(gaps.length > 0 ? ['FAILED:', ...gaps.map((gap) => `  ${gap}`)] : []),
    '',
  ].join('\n')
}
