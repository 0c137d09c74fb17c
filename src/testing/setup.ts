import './native-globals'
import './browser-gaps'
import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { observeCatalogue } from './catalogue/observe'
import { guardConsole } from './console-guard'
import { observeCoverage } from './coverage/observe'
import { useMockServer } from './mock-server'

// Hooks run last-declared first: what the screen showed is noted before the tree is unmounted, and that is before the
// session ends and the console is judged.
guardConsole()
useMockServer()
afterEach(cleanup)
observeCatalogue()
observeCoverage()
// a route's chunk is transformed at its first use, which takes its time on a busy machine
configure({ asyncUtilTimeout: 15_000 })
