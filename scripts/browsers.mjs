// node scripts/browsers.mjs [--build no] [--only firefox] [--require firefox,webkit]
// Drives the money path, the portal and the panel of the built product in Firefox and WebKit, where they are installed.
// Exit code 1: a journey failed, or a browser that --require names is missing.
import { spawnSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { loadEnv, runnerImport } from 'vite'
import { serve } from './serve.mjs'

const PICTURES = 'coverage/browsers'

const { values } = parseArgs({
  options: {
    build: { type: 'string', default: 'yes' },
    only: { type: 'string', default: 'firefox,webkit' },
    require: { type: 'string', default: '' },
  },
})
const only = values.only.split(',')
const required = values.require.split(',').filter(Boolean)

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
const { drive, engineKinds } = await load('./browsers/main.ts')
/** @type {typeof import('../mocks/transport/http.ts')} */
const { startHttpMock } = await load('../mocks/transport/http.ts')

const start = performance.now()
const wanted = engineKinds.filter(({ id }) => only.includes(id))
const present = wanted.filter((kind) => kind.missing() === null)

if (present.length > 0) await driveAll()
for (const kind of wanted) {
  const missing = kind.missing()
  if (missing === null) continue
  say([kind.id, '', '', required.includes(kind.id) ? 'MISSING' : 'missing', missing])
  if (required.includes(kind.id)) process.exitCode = 1
}

async function driveAll() {
  if (values.build === 'yes')
    for (const script of ['build', 'build:base-url'])
      spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' })
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
