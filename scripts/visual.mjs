// node scripts/visual.mjs <git ref> [--only <title>]… [--outDir <folder>]
// Pictures the stories of the present files and of a commit, and writes a report of what differs.
// Exit code 0: nothing; 1: something differs, is new or is removed; 2: the comparison failed.
import { runnerImport } from 'vite'

const imported = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
/** @type {{ module: typeof import('./visual/main.ts') }} */
const { module } = await runnerImport(
  new URL('./visual/main.ts', import.meta.url).pathname,
  /** @type {import('vite').InlineConfig} */ (imported),
)

try {
  const { text, exitCode } = await module.visual(process.argv.slice(2))
  process.stdout.write(text)
  process.exitCode = exitCode
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
