// node scripts/bench.mjs [--only <section>]… [--build no] [--runs 5] [--tries 120] [--seed 1]
//   [--dir dist] [--outDir coverage/bench]
// Measures the product, prints one table and writes it as a page. Exit code 1: a measure is over its budget.
import { runnerImport } from 'vite'

const imported = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
/** @type {{ module: typeof import('./bench/main.ts') }} */
const { module } = await runnerImport(
  new URL('./bench/main.ts', import.meta.url).pathname,
  /** @type {import('vite').InlineConfig} */ (imported),
)
// what a section leaves open, a connection of a browser for instance, does not keep the command running
process.exit(await module.bench(process.argv.slice(2)))
