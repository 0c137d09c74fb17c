// node scripts/visual-check.mjs
// Proves on a few stories that npm run visual sees one pixel, and nothing where nothing has changed. Exit code 1: it does not.
import { runnerImport } from 'vite'

const imported = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
/** @type {{ module: typeof import('./visual/check.ts') }} */
const { module } = await runnerImport(
  new URL('./visual/check.ts', import.meta.url).pathname,
  /** @type {import('vite').InlineConfig} */ (imported),
)
try {
  process.stdout.write(await module.checkVisual())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
