import { spawn } from 'node:child_process'
import { ensureChromium } from './chromium.mjs'

/** @typedef {[name: string, script: string]} Step */

/**
 * What reads the sources and leaves them as they are: at the same time, for each keeps one core busy.
 * @type {Step[]}
 */
const readings = [
  ['contract: lint', 'contract:lint'],
  ['contract: generated code is current', 'contract:check'],
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['format', 'format:check'],
  ['architecture', 'arch'],
]

/**
 * What runs them, the cheapest first.
 * @type {Step[]}
 */
const steps = [
  ['unit tests', 'test:unit'],
  ['stories', 'test:stories'],
  ['coverage of screens', 'coverage:screens'],
  ['build: demo', 'build'],
  ['build: real backend', 'build:base-url'],
  ['scan of both builds', 'dist-scan'],
  ['sizes of both builds', 'size'],
  ['end to end', 'playwright'],
]

// a variable exported in the shell would change what is built
for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) delete process.env[name]

/** @typedef {[name: string, outcome: string, seconds: number]} Result */
/** @type {Result[]} */
const results = []
const start = performance.now()
await all()
report()

/** All checks that a change must pass. The first failure ends the run, and is the program's own. */
async function all() {
  await check('browser', () => {
    process.env['CHROMIUM_PATH'] = ensureChromium()
  })
  if (process.exitCode) return
  await Promise.all(readings.map(([name, script]) => check(name, () => run(script, 'pipe'))))
  for (const [name, script] of steps) {
    if (process.exitCode) return
    await check(name, () => run(script, 'inherit'))
  }
}

/**
 * Resolves when the script has ended well, and rejects otherwise. What is piped is printed at its end, in one piece.
 * @param {string} script
 * @param {'pipe' | 'inherit'} stdio
 */
async function run(script, stdio) {
  const heading = `\n── npm run ${script}\n`
  if (stdio === 'inherit') process.stdout.write(heading)
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['inherit', stdio, stdio] })
  /** @type {Buffer[]} */
  const printed = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => printed.push(part))
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (stdio === 'pipe') process.stdout.write(`${heading}${Buffer.concat(printed).toString()}`)
  if (code !== 0) throw new Error(`npm run ${script} failed`)
}

/**
 * Runs and times one step. A failure is noted and printed, and makes the program fail.
 * @param {string} name
 * @param {() => void | Promise<void>} work
 */
async function check(name, work) {
  const began = performance.now()
  let outcome = 'passed'
  try {
    await work()
  } catch (error) {
    outcome = 'FAILED'
    process.exitCode = 1
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  }
  results.push([name, outcome, secondsSince(began)])
}

/** @param {number} began */
function secondsSince(began) {
  return (performance.now() - began) / 1000
}

function report() {
  const width = Math.max(...results.map(([name]) => name.length))
  /** @param {Result} result */
  const line = (...[name, outcome, seconds]) =>
    `${name.padEnd(width)}  ${outcome}  ${seconds.toFixed(1).padStart(6)} s\n`
  process.stdout.write(`\n${results.map((result) => line(...result)).join('')}`)
  process.stdout.write(line('all', process.exitCode ? 'FAILED' : 'passed', secondsSince(start)))
}
