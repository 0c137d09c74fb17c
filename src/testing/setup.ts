import './native-globals'
import './browser-gaps'
import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { guardConsole } from './console-guard'

// Hooks run last-declared first: the tree is unmounted before the console is judged.
guardConsole()
afterEach(cleanup)
