// tsx scripts/mock-http.ts [--port 4010] [--quirks all] [--latency 80-400] [--chaos 0.02] [--seed 7] [--quiet]
// The mock backend as a real HTTP server on 127.0.0.1; --quirks takes `all` or IDs from mocks/quirks/quirks.ts.
import { parseArgs } from 'node:util'
import { startHttpMock } from '@mocks/transport/http'

const LONGEST_LATENCY_MS = 600_000

function whole(name: string, text: string, most: number): number {
  if (/^\d+$/.test(text) && Number(text) <= most) return Number(text)
  throw new Error(`--${name} takes a whole number from 0 to ${most}. You gave ${text}.`)
}

function latencyOf(text: string): [least: number, most: number] {
  const [, least = '', most = least] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? []
  if (least !== '' && Number(least) <= Number(most) && Number(most) <= LONGEST_LATENCY_MS)
    return [Number(least), Number(most)]
  throw new Error(
    `--latency takes up to ${LONGEST_LATENCY_MS} milliseconds, or a range such as 80-400. You gave ${text}.`,
  )
}

function chaosOf(text: string): number {
  if (/^[01](\.\d+)?$/.test(text) && Number(text) <= 1) return Number(text)
  throw new Error(`--chaos takes a number from 0 to 1, such as 0.02. You gave ${text}.`)
}

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      quirks: { type: 'string', default: '' },
      latency: { type: 'string', default: '0' },
      chaos: { type: 'string', default: '0' },
      seed: { type: 'string' },
      quiet: { type: 'boolean', default: false },
    },
  })
  const { seed, quiet } = values
  const mock = await startHttpMock({
    port: whole('port', values.port, 65_535),
    quirks: values.quirks,
    latency: latencyOf(values.latency),
    chaos: chaosOf(values.chaos),
    ...(seed !== undefined && { seed: whole('seed', seed, Number.MAX_SAFE_INTEGER) }),
    ...(!quiet && { log: (line) => console.log(line) }),
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
