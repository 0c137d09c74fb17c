import { server } from '@mocks/transport/node'
import { beforeAll } from 'vitest'
import { noteInMeta } from './noteInMeta'
import { noteCall } from './watch'

/** Notes in each test's meta which screens it has shown, and what they called. */
export function observeCoverage() {
  beforeAll(() => {
    server.events.on('request:start', ({ request }) => noteCall(request.method, request.url))
    return () => server.events.removeAllListeners()
  })
  noteInMeta()
}
