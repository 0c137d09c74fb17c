import { config } from 'zod/mini'

// The Content-Security-Policy forbids zod's `new Function`. zod would work without it, but its probe would report a violation.
// Must run before any schema is built.
config({ jitless: true })
