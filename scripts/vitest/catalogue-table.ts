import { type CatalogueText, sections } from '../../src/demo/errors/texts.ts'
import { foldersOf } from '../../src/testing/catalogue/folders.ts'

/** A text that was on screen in a passed test. */
export type Reached = { id: string; file: string; test: string }

/** The table text → tests, and the texts that no component test of their section's screens reached. */
export function tableOf(catalogue: readonly CatalogueText[], reached: readonly Reached[]) {
  const rows = catalogue.map((entry) => ({ entry, tests: reached.filter((one) => counts(entry, one)) }))
  const missing = rows.filter(({ tests }) => tests.length === 0).map(({ entry }) => entry.id)
  const lines = sections.flatMap((section) => [
    section,
    ...rows
      .filter(({ entry }) => entry.section === section)
      .map(({ entry, tests }) => `  ${entry.id} → ${named(tests)}`),
  ])
  const count = `${catalogue.length - missing.length} of ${catalogue.length} texts of SPEC section 8 are reached.`
  const failure =
    missing.length === 0
      ? []
      : ['FAILED: no passed component test reaches', ...missing.map((id) => `  ${id}`)]
  return { text: ['', 'Texts of the error catalogue', ...lines, count, ...failure, ''].join('\n'), missing }
}

const counts = (entry: CatalogueText, one: Reached) =>
  one.id === entry.id &&
  one.file.endsWith('.test.tsx') &&
  foldersOf(entry).some((folder) => one.file.startsWith(folder))

/** The first test by file, and how many more there are. */
function named(tests: Reached[]): string {
  const [first, ...others] = tests.toSorted((a, b) => a.file.localeCompare(b.file))
  if (first === undefined) return 'NO TEST'
  return `${first.file} › ${first.test}${others.length > 0 ? ` (+${others.length})` : ''}`
}
