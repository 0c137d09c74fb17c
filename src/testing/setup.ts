import './native-globals'
import './browser-gaps'
import './computed-style'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { setLogSink } from '@/platform/log'
import { guardConsole } from './console-guard'
import { useMockServer } from './mock-server'

// hooks run last-declared first: unmount, then end the session, then check the console
guardConsole()
useMockServer()
afterEach(cleanup)
// an import that the end of its file cuts off is kept as failed for the worker's other files
afterAll(() => vi.dynamicImportSettled())
// injected faults would be logged, but the console has to stay clean
beforeEach(() => setLogSink(() => {}))
configure({
  // a route's chunk is transformed on first use, which is slow on a busy machine
  asyncUtilTimeout: 15_000,
  // waiting queries fail many times before they succeed, and each failure would print the whole tree
  getElementError: (message, container) => new Error(`${message}\n\n${container.textContent}`.slice(0, 2500)),
})
