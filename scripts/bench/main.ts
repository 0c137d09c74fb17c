import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Options, optionsOf } from './options.ts'
import { benchPage, type Part } from './page.ts'
import { isOver, type Section } from './section.ts'
import { sections } from './sections.ts'
import { tableHead, tablePart } from './table.ts'

/**
 * Measures what the command line asks for, prints each section's part of the table as it comes, and writes the whole one as
 * a page. Resolves with the exit code: 1 where a measure is over its budget. Rejects where a section could not be measured.
 */
export async function bench(args: readonly string[]): Promise<number> {
  const options = optionsOf(args)
  const chosen = sectionsOf(options)
  if (options.build && chosen.some(({ usesDist }) => usesDist)) build()
  process.stdout.write(tableHead)
  const parts: Part[] = []
  for (const { title, measure } of chosen) {
    const rows = await measure(options)
    process.stdout.write(tablePart(title, rows))
    parts.push({ title, rows })
  }
  return report(parts, options)
}

/** Throws where a name is none of a section. */
function sectionsOf({ only }: Options): readonly Section[] {
  const unknown = only.find((name) => sections.every((section) => section.name !== name))
  if (unknown !== undefined)
    throw new Error(`There is no section ${unknown}, but ${sections.map(({ name }) => name).join(', ')}.`)
  return only.length === 0 ? sections : sections.filter(({ name }) => only.includes(name))
}

function build() {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The build failed')
}

async function report(parts: readonly Part[], { outDir }: Options): Promise<number> {
  const rows = parts.flatMap((part) => part.rows)
  const over = rows.filter(isOver)
  await mkdir(outDir, { recursive: true })
  const page = join(outDir, 'index.html')
  await writeFile(page, benchPage(parts))
  process.stdout.write(`\n${rows.length} measures, ${over.length} over their budget. Page: ${page}\n`)
  return over.length > 0 ? 1 : 0
}
