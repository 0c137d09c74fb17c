// node scripts/mock-http.mjs [--port 4010] [--quiet]     the mock backend as a real HTTP server on 127.0.0.1
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { isTaken } from './serve.mjs'

const { values } = parseArgs({
  options: { port: { type: 'string', default: '4010' }, quiet: { type: 'boolean', default: false } },
})
const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`--port takes a number from 0 to 65535, not ${values.port}`)
  process.exit(1)
}

/** @type {{ module: typeof import('../mocks/http.ts') }} */
const { module } = await runnerImport('./mocks/http.ts', {
  configFile: false,
  logLevel: 'error',
  resolve: { tsconfigPaths: true },
})

try {
  const mock = await module.startHttpMock({
    port,
    ...(values.quiet ? {} : { log: (line) => console.log(line) }),
    breach: (text) => console.error(`The mock broke the contract: ${text}`),
  })
  console.log(mock.url)
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => void mock.close().then(() => process.exit(0)))
  }
} catch (error) {
  console.error(isTaken(error) ? `Port ${port} is taken. Choose another one: --port 4011` : String(error))
  process.exit(1)
}
