import './native-globals'
import './browser-gaps'
import './computed-style'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { setLogSink } from '@/platform/log'
import { guardConsole } from './console-guard'
import { useMockServer } from './mock-server'

// hooks run last-declared first: the tree is unmounted before the session ends and the console is judged
guardConsole()
useMockServer()
afterEach(cleanup)
// forced failures are logged, and the console has to stay clean
beforeEach(() => setLogSink(() => {}))
configure({
  // a route's chunk is transformed at its first use, which takes its time on a busy machine
  asyncUtilTimeout: 15_000,
  // a query that waits fails many times before it succeeds, and each failure would print the whole tree
  getElementError: (message, container) => new Error(`${message}\n\n${container.textContent.slice(0, 2000)}`),
})
