// node scripts/accessibility.mjs
// Prints how each criterion of WCAG 2.2 A and AA is met and what shows it, from docs/accessibility.md. Exit code 1: a
// criterion or a named test is missing.
import { runnerImport } from 'vite'

/** @type {{ module: typeof import('./accessibility/table.ts') }} */
const { module } = await runnerImport(new URL('./accessibility/table.ts', import.meta.url).pathname, {
  configFile: false,
  logLevel: 'error',
})

const { table, count, faults } = module.accessibility()
console.log(`${table}\n${count} criteria of WCAG 2.2, levels A and AA.`)
for (const fault of faults) console.log(`  ${fault}`)
if (faults.length > 0) process.exitCode = 1
