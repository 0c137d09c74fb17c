/** A script that keeps what goes wrong in its page, from then on; once for a document. */
export const keepProblems = () => `(${keep.toString()})()`

/** Says what has been kept in the page, and forgets it. The body of a function. */
export const TAKE_PROBLEMS = 'return (globalThis.problems ?? []).splice(0)'

/** Runs in the page. */
function keep() {
  const page = globalThis as typeof globalThis & { problems?: string[] }
  if (page.problems) return
  const kept: string[] = []
  page.problems = kept
  for (const level of ['error', 'warn'] as const) {
    const say = console[level]
    console[level] = (...parts: unknown[]) => {
      kept.push(`${level}: ${parts.map(String).join(' ')}`)
      say.apply(console, parts)
    }
  }
  addEventListener('error', ({ message }) => kept.push(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => kept.push(`uncaught: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    kept.push(`Content-Security-Policy: ${violatedDirective} refused ${blockedURI}`),
  )
}
