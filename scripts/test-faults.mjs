// node scripts/test-faults.mjs [<options of Vitest>]
// Drives each operation under each fault, one fault of each in a real browser too, prints the whole table and writes it to coverage/faults/index.html. Exit code 1:
// a cell has failed.
import { spawnSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { runnerImport } from 'vite'

await rm('coverage/faults.json', { force: true })
const projects = ['--project', 'faults', '--project', 'faults-browser']
const run = ['node_modules/vitest/vitest.mjs', 'run', ...projects, ...process.argv.slice(2)]
const { status } = spawnSync(process.execPath, run, { stdio: 'inherit' })

const imported = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
/** @type {{ module: typeof import('./faults/main.ts') }} */
const { module } = await runnerImport(
  new URL('./faults/main.ts', import.meta.url).pathname,
  /** @type {import('vite').InlineConfig} */ (imported),
)
const report = module.faults()
if (report) {
  await mkdir('coverage/faults', { recursive: true })
  await writeFile('coverage/faults/index.html', report.html)
  process.stdout.write(report.table)
}
process.exitCode = report ? (status ?? 1) : 1
