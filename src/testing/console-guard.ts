import { format } from 'node:util'
import { afterEach, beforeEach } from 'vitest'

const original = { error: console.error, warn: console.warn }
let written: string[] = []

/** To expect console output, replace the method: `vi.spyOn(console, 'error').mockImplementation(() => {})`. */
export function guardConsole() {
  beforeEach(() => {
    written = []
    console.error = record('error')
    console.warn = record('warn')
  })
  afterEach(() => {
    Object.assign(console, original)
    if (written.length > 0) throw new Error(`Unexpected console output:\n${written.join('\n')}`)
  })
}

const record =
  (method: 'error' | 'warn') =>
  (...parts: unknown[]) => {
    written.push(`console.${method}: ${format(...parts)}`)
  }
