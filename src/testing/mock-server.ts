import { server } from '@mocks/transport/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { resetForTests } from '@/platform/reset'

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
