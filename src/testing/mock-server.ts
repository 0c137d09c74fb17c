import { server } from '@mocks/transport/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { resetForTests } from '@/platform/reset'

/** The whole mock, on for every test; a call that it does not know fails the test. */
export function useMockServer() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    resetForTests()
    // a test in the node environment has no storage
    if (typeof window === 'undefined') return
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => server.close())
}
