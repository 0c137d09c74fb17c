import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.mjs'

/**
 * All checks that a change must pass, the cheapest first. The first failure ends the run.
 * @type {[name: string, script: string][]}
 */
const steps = [
  ['contract: lint', 'contract:lint'],
  ['contract: generated code is current', 'contract:check'],
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['format', 'format:check'],
  ['architecture', 'arch'],
  ['unit tests', 'test:unit'],
  ['stories', 'test:stories'],
  ['coverage of screens', 'coverage:screens'],
  ['build: demo', 'build'],
  ['build: real backend', 'build:base-url'],
  ['scan of both builds', 'dist-scan'],
  ['end to end', 'playwright'],
]

// a variable exported in the shell would change what is built
for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name]

/** @typedef {[name: string, outcome: string, seconds: number]} Result */
/** @type {Result[]} */
const results = []
let failed = check('browser', () => {
  process.env['CHROMIUM_PATH'] = ensureChromium()
})
for (const [name, script] of steps) failed ||= check(name, () => run(script))
report()
process.exitCode = failed ? 1 : 0

/** @param {string} script */
function run(script) {
  process.stdout.write(`\n── npm run ${script}\n`)
  const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm run ${script} failed`)
}

/**
 * Runs and times one step. True when it failed.
 * @param {string} name
 * @param {() => void} work
 */
function check(name, work) {
  const start = performance.now()
  let outcome = 'passed'
  try {
    work()
  } catch (error) {
    outcome = 'FAILED'
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  }
  results.push([name, outcome, (performance.now() - start) / 1000])
  return outcome === 'FAILED'
}

function report() {
  const width = Math.max(...results.map(([name]) => name.length))
  /** @param {Result} result */
  const line = (...[name, outcome, seconds]) =>
    `${name.padEnd(width)}  ${outcome}  ${seconds.toFixed(1).padStart(6)} s\n`
  const total = results.reduce((sum, [, , seconds]) => sum + seconds, 0)
  process.stdout.write(`\n${results.map((result) => line(...result)).join('')}`)
  process.stdout.write(line('all', failed ? 'FAILED' : 'passed', total))
}
