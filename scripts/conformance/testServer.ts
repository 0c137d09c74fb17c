import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { setTraits } from '@mocks/dialects/state'
import { startHttpMock } from '@mocks/transport/http'
import type { Report } from './report'
import { type Options, runConformance } from './run'

export type Handle = (request: IncomingMessage, response: ServerResponse) => void

export type TestServer = {
  url: URL
  /** Runs the tool against the mock, or against what `baseUrl` names. */
  run: (options?: Partial<Options>) => Promise<Report>
  /** A server of the test's own, for what no trait of the mock can do; until the next reset. */
  front: (handle: Handle) => Promise<URL>
  reset: () => void
  close: () => Promise<void>
}

/** For tests: the mock over HTTP. */
export async function startTestServer(): Promise<TestServer> {
  const mock = await startHttpMock({ port: 0 })
  const url = new URL(mock.url)
  let fronts: Server[] = []
  const reset = () => {
    setTraits([])
    for (const front of fronts) {
      front.close()
      front.closeAllConnections()
    }
    fronts = []
  }
  return {
    url,
    run: (options = {}) => runConformance({ baseUrl: url, origin: 'http://localhost:4173', ...options }),
    front: async (handle) => {
      const front = createServer(handle).listen(0, '127.0.0.1')
      fronts.push(front)
      await once(front, 'listening')
      const address = front.address()
      return new URL(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
    },
    reset,
    close: async () => {
      reset()
      await mock.close()
    },
  }
}

/** The causes by which a server deviates. */
export const deviations = ({ causes }: Report): string[] =>
  causes.filter(({ verdict }) => verdict !== 'advice').map(({ id }) => id)
