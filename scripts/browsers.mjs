// node scripts/browsers.mjs [--build no] [--only firefox] [--require firefox,webkit]
// Drives the money path, the portal and the panel of the built product in Firefox and WebKit, where they are installed.
// Exit code 1: a journey failed, or a browser that --require names is missing. 2: the run could not begin, or was stopped.
import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { loadEnv, runnerImport } from 'vite'
import { serve } from './serve.ts'

const PICTURES = 'coverage/browsers'

const imported = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
/**
 * @template Module
 * @param {string} path
 * @returns {Promise<Module>}
 */
const load = async (path) =>
  (
    await runnerImport(
      new URL(path, import.meta.url).pathname,
      /** @type {import('vite').InlineConfig} */ (imported),
    )
  ).module

/** @type {typeof import('./browsers/main.ts')} */
const { drive, engineKinds, missingOnes } = await load('./browsers/main.ts')
/** @type {typeof import('./browsers/options.ts')} */
const { optionsOf } = await load('./browsers/options.ts')
/** @type {typeof import('../mocks/transport/http.ts')} */
const { startHttpMock } = await load('../mocks/transport/http.ts')

// a browser that is still open ends with this process
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(2))

const start = performance.now()
try {
  await testBrowsers(optionsOf(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}

/** @param {import('./browsers/options.ts').Options} options */
async function testBrowsers({ build, only, require }) {
  const wanted = engineKinds.filter(({ id }) => only.includes(id))
  const missing = missingOnes(wanted, require)
  const present = wanted.filter((kind) => missing.every(({ id }) => id !== kind.id))
  for (const { id, why, isRequired } of missing) {
    say([id, '', '', isRequired ? 'MISSING' : 'missing', why])
    if (isRequired) process.exitCode = 1
  }
  if (present.length > 0) await driveAll(present, build)
  else console.log('Nothing was driven: none of these browsers is installed.')
}

/**
 * @param {import('./browsers/engine.ts').EngineKind[]} present
 * @param {boolean} isBuilt
 */
async function driveAll(present, isBuilt) {
  for (const script of isBuilt ? ['build', 'build:base-url'] : []) {
    const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
    if (status !== 0) throw new Error(`npm run ${script} failed.`)
  }
  const apiUrl = new URL(loadEnv('base-url', '.', 'VITE_')['VITE_API_BASE_URL'] ?? '')
  const demo = await serve({ dir: 'dist' })
  const baseUrl = await serve({ dir: 'dist-base-url' })
  const api = await startHttpMock({ port: Number(apiUrl.port) })
  const sites = [
    { build: 'demo', origin: demo.url.slice(0, -1), reset: async () => {}, pictured: true },
    {
      build: 'base-url',
      origin: baseUrl.url.slice(0, -1),
      reset: () => fetch(`${api.url}/__mock/reset`, { method: 'POST', body: '{}' }),
      pictured: false,
    },
  ]
  await rm(PICTURES, { recursive: true, force: true })
  try {
    for (const kind of present) await drive(kind, sites, PICTURES, report)
  } finally {
    for (const { server } of [demo, baseUrl]) {
      server.close()
      server.closeAllConnections()
    }
    await api.close()
  }
  console.log(`\nPictures: ${PICTURES}/. ${((performance.now() - start) / 1000).toFixed(0)} s in all.`)
}

/** @param {import('./browsers/main.ts').Outcome} outcome */
function report({ engine, build, journey, faults, seconds }) {
  say([engine, build, `${seconds.toFixed(1)} s`, faults.length > 0 ? 'FAILED' : 'passed', journey])
  for (const fault of faults) console.log(`    ${fault}`)
  if (faults.length > 0) process.exitCode = 1
}

/** @param {string[]} cells */
function say([engine = '', build = '', seconds = '', outcome = '', rest = '']) {
  console.log(`${engine.padEnd(18)}${build.padEnd(10)}${seconds.padStart(7)}  ${outcome.padEnd(9)}${rest}`)
}
