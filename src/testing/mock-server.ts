import { server } from '@mocks/transport/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { resetForTests } from '@/platform/reset'

/** Runs the whole mock in every test; an unknown call fails the test. */
export function useMockServer() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    resetForTests()
    // tests in the node environment have no storage
    if (typeof window === 'undefined') return
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => server.close())
}
