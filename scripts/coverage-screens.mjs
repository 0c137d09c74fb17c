// node scripts/coverage-screens.mjs [--outDir <folder>] [--record] [--quiet]
// Writes the coverage page from what the last complete runs of the unit tests and the stories have recorded, and prints its
// table. --record runs them first; --quiet only writes the page. Exit code 1: a screen, a state or an operation lacks its story or its test.
import { spawnSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values } = parseArgs({
  options: {
    outDir: { type: 'string', default: 'coverage/page' },
    record: { type: 'boolean', default: false },
    quiet: { type: 'boolean', default: false },
  },
})
const { outDir } = values

const imported = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
/** @type {{ module: typeof import('./coverage/main.ts') }} */
const { module } = await runnerImport(
  new URL('./coverage/main.ts', import.meta.url).pathname,
  /** @type {import('vite').InlineConfig} */ (imported),
)

if (values.record) {
  for (const script of ['test:unit', 'test:stories']) {
    const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
    if (status !== 0) process.exit(status ?? 1)
  }
}

const { table, failed, html, json } = module.coverage()
await mkdir(outDir, { recursive: true })
await writeFile(join(outDir, 'index.html'), html)
await writeFile(join(outDir, 'coverage.json'), json)
if (!values.quiet) {
  process.stdout.write(table)
  if (failed) process.exitCode = 1
}
