// node scripts/bench-mock.mjs     times every operation of the mock on the large data set; exits 1 when one is too slow
import { runnerImport } from 'vite'

/** @type {{ module: typeof import('../mocks/testing/bench.ts') }} */
const { module } = await runnerImport('./mocks/testing/bench.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})

const measurements = await module.measure()
/** @param {[operation: string, rows: string, median: string, limit: string, ok: string]} cells */
const row = (...[operation, rows, median, limit, ok]) =>
  `${operation.padEnd(30)}${rows.padStart(8)}${median.padStart(12)}${limit.padStart(8)}  ${ok}`

console.log(row('operation', 'rows', 'median ms', 'limit', 'ok'))
for (const { operation, rows, median, limit, ok } of measurements) {
  console.log(row(operation, String(rows), median.toFixed(1), String(limit), ok ? 'yes' : 'NO'))
}
const slow = measurements.filter(({ ok }) => !ok)
console.log(`${measurements.length} operations, ${slow.length} over their limit`)
process.exit(slow.length > 0 ? 1 : 0)
