// node scripts/mock-http.mjs [--port 4010] [--dialect foreign] [--latency 80-400] [--chaos 0.02] [--seed 7] [--parallel] [--quiet]
// The mock backend as a real HTTP server on 127.0.0.1; --dialect takes `foreign` or ids of mocks/dialects/traits.ts.
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const HIGHEST_PORT = 65_535
const LONGEST_LATENCY_MS = 600_000
/** How long after the reading a write takes effect with --parallel. */
const STORING_MS = 25

const options = read()
const { port } = options

/** @type {{ module: typeof import('../mocks/transport/http.ts') }} */
const { module } = await runnerImport('./mocks/transport/http.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})

try {
  const mock = await module.startHttpMock({
    ...options,
    breach: (text) => console.error(`The mock broke the contract: ${text}`),
  })
  console.log(mock.url)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => void mock.close().then(() => process.exit(0)))
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(
    Object(error).code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another one: --port 4011` : reason,
  )
  process.exit(1)
}

/** The options of the command line. Says what is wrong with them, and ends the process. */
function read() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '4010' },
        dialect: { type: 'string', default: '' },
        quiet: { type: 'boolean', default: false },
        latency: { type: 'string', default: '0' },
        chaos: { type: 'string', default: '0' },
        seed: { type: 'string' },
        parallel: { type: 'boolean', default: false },
      },
    })
    const { latency, quiet, seed, parallel } = values
    return {
      port: whole('port', values.port, HIGHEST_PORT),
      dialect: values.dialect,
      latency: range(latency),
      chaos: share(values.chaos),
      storingMs: parallel ? STORING_MS : null,
      ...(seed !== undefined && { seed: whole('seed', seed, Number.MAX_SAFE_INTEGER) }),
      ...(!quiet && { log: (/** @type {string} */ line) => console.log(line) }),
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

/** @param {string} name @param {string} text @param {number} most */
function whole(name, text, most) {
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text)
  throw new Error(`--${name} takes a whole number from 0 to ${most}, not ${text}`)
}

/** @param {string} text @returns {[least: number, most: number]} */
function range(text) {
  const [, least = '', most = least] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  if (least !== '' && Number(least) <= Number(most) && Number(most) <= LONGEST_LATENCY_MS)
    return [Number(least), Number(most)]
  throw new Error(
    `--latency takes milliseconds such as 80-400 or 200, up to ${LONGEST_LATENCY_MS}, not ${text}`,
  )
}

/** @param {string} text */
function share(text) {
  if (/^[01](\.\d+)?$/.test(text) && Number(text) <= 1) return Number(text)
  throw new Error(`--chaos takes a share of the calls from 0 to 1, such as 0.02, not ${text}`)
}
