// node scripts/mock-http.mjs [--port 4010] [--dialect foreign] [--quiet]
// The mock backend as a real HTTP server on 127.0.0.1; --dialect takes `foreign` or ids of mocks/dialects/traits.ts.
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { isTaken } from './serve.mjs'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    dialect: { type: 'string', default: '' },
    quiet: { type: 'boolean', default: false },
  },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`--port takes a number from 0 to 65535, not ${values.port}`)
  process.exit(1)
}

/** @type {import('vite').InlineConfig} */
const config = { configFile: false, logLevel: 'error', resolve: { tsconfigPaths: true } }
/** @type {[{ module: typeof import('../mocks/http.ts') }, { module: typeof import('../mocks/dialects/traits.ts') }]} */
const [{ module: http }, { module: dialects }] = await Promise.all([
  runnerImport('./mocks/http.ts', config),
  runnerImport('./mocks/dialects/traits.ts', config),
])

try {
  const mock = await http.startHttpMock({
    port,
    traits: dialects.traitsNamed(values.dialect),
    ...(values.quiet ? {} : { log: (line) => console.log(line) }),
    breach: (text) => console.error(`The mock broke the contract: ${text}`),
  })
  console.log(mock.url)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => void mock.close().then(() => process.exit(0)))
  }
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(isTaken(error) ? `Port ${port} is taken. Choose another one: --port 4011` : reason)
  process.exit(1)
}
