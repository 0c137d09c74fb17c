import { spawnSync } from 'node:child_process'
import { ensureChromium } from './chromium.mjs'

/** Everything that must hold before a change is merged, cheapest first. The first failure ends the run. */
const steps = [
  ['contract: lint', 'contract:lint'],
  ['contract: generated code is current', 'contract:check'],
  ['types', 'typecheck'],
  ['lint', 'lint'],
  ['format', 'format:check'],
  ['architecture', 'arch'],
  ['unit tests', 'test:unit'],
  ['build: demo', 'build'],
  ['build: real backend', 'build:base-url'],
  ['scan of both builds', 'dist-scan'],
  ['stories', 'test:stories'],
  ['end to end', 'playwright'],
]

const results = []
process.env['CHROMIUM_PATH'] = timed('browser', () => ensureChromium())

for (const [name, script] of steps) {
  process.stdout.write(`\n── ${name} (npm run ${script})\n`)
  timed(name, () => run(script))
}
report()

function run(script) {
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm run ${script} failed`)
}

function timed(name, work) {
  const start = performance.now()
  const record = (outcome) => results.push([name, outcome, (performance.now() - start) / 1000])
  try {
    const value = work()
    record('passed')
    return value
  } catch (error) {
    record('FAILED')
    process.stderr.write(`${error.message}\n`)
    report()
    process.exit(1)
  }
}

function report() {
  const width = Math.max(...results.map(([name]) => name.length))
  const line = (name, outcome, seconds) => `${name.padEnd(width)}  ${outcome}  ${seconds.toFixed(1).padStart(6)} s\n`
  const total = results.reduce((sum, [, , seconds]) => sum + seconds, 0)
  const outcome = results.every(([, each]) => each === 'passed') ? 'passed' : 'FAILED'
  process.stdout.write(`\n${results.map((result) => line(...result)).join('')}${line('all', outcome, total)}`)
}
