import { server } from '@mocks/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { closeSession, sessionState } from '@/session/state'

/** The whole mock, on for every test; a call that it does not know fails the test. */
export function useMockServer() {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    if (sessionState().token !== null) closeSession('left')
    // a test in the node environment has no storage
    if (typeof window === 'undefined') return
    localStorage.clear()
    sessionStorage.clear()
  })
  afterAll(() => server.close())
}
