import { config } from 'zod/mini'

// zod compiles its parsers with `new Function`, which the product's Content-Security-Policy forbids. It would probe,
// be refused and go on without; said beforehand, there is no violation to report. Runs before any schema is built.
config({ jitless: true })
