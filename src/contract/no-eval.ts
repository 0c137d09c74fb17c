import { config } from 'zod/mini'

// The CSP forbids zod's `new Function`: its probe would report a violation. Must run before any schema is built.
config({ jitless: true })
