import './native-globals'
import './browser-gaps'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { setLogSink } from '@/lib/log'
import { guardConsole } from './console-guard'
import { useMockServer } from './mock-server'

// Hooks run last-declared first: the tree is unmounted before the session ends and the console is judged.
guardConsole()
useMockServer()
afterEach(cleanup)
// tests force failures on purpose; the client's own test says what is logged
setLogSink(() => {})
// a route's chunk is transformed at its first use, which takes its time on a busy machine
configure({ asyncUtilTimeout: 8000 })
