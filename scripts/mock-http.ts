// tsx scripts/mock-http.ts [--port 4010] [--quirks all] [--quiet]
// The mock backend as a real HTTP server on 127.0.0.1; --quirks takes `all` or IDs from mocks/quirks/quirks.ts.
import { parseArgs } from 'node:util'
import { startHttpMock } from '@mocks/transport/http'

function portOf(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new Error(`--port takes a whole number from 0 to 65535. You gave ${text}.`)
}

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      quirks: { type: 'string', default: '' },
      quiet: { type: 'boolean', default: false },
    },
  })
  const mock = await startHttpMock({
    port: portOf(values.port),
    quirks: values.quirks,
    ...(!values.quiet && { log: (line) => console.log(line) }),
    breach: (text) => console.error(`The mock broke the contract: ${text}`),
  })
  console.log(mock.url)
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => void mock.close().then(() => process.exit(0)))
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(code === 'EADDRINUSE' ? `${message}. Choose another port: --port 4011` : message)
  process.exit(1)
}
