import type { Browser, BrowserContext, Response } from '@playwright/test'

const BINDING = 'reportPolicyViolation'

/**
 * Collects what the Content-Security-Policy has refused, and which documents came without one, in every page of a
 * context. The lists go on growing while its pages live.
 */
async function watch(context: BrowserContext, reports: string[]) {
  context.on('response', (response) => {
    if (isUnprotected(response)) reports.push(`no Content-Security-Policy was sent with ${response.url()}`)
  })
  await context.exposeBinding(BINDING, (_source, report: string) => {
    reports.push(report)
  })
  await context.addInitScript(forwardViolations, BINDING)
}

/** Watches every context of the browser from now on, also those that a test opens for somebody else. */
export function watchPolicy(browser: Browser) {
  const reports: string[] = []
  const watched: Promise<unknown>[] = []
  const begin = (context: BrowserContext) => {
    // a context that is closed at once has nothing to report
    watched.push(watch(context, reports).catch(() => {}))
  }
  browser.on('context', begin)
  return {
    /** Also a context of another browser, such as one that is started anew. */
    begin,
    /** Ends the watch; resolves with a line for each report. */
    async end(): Promise<readonly string[]> {
      browser.off('context', begin)
      await Promise.all(watched)
      return reports
    },
  }
}

/**
 * A page of the product that came without a policy. Hosts can name none for the page of unknown addresses: its policy is in
 * its head. Tests serve the product over http: what comes by https is another's page, such as the map.
 */
function isUnprotected(response: Response): boolean {
  if (response.url().startsWith('https:')) return false
  const { 'content-type': type = '', 'content-security-policy': policy } = response.headers()
  const isDocument = response.request().resourceType() === 'document' && type.startsWith('text/html')
  // tests send our pages by http; what comes by https, such as the map, is somebody else's
  const isOurs = response.url().startsWith('http://')
  return isOurs && isDocument && response.status() === 200 && policy === undefined
}

/** Runs in the page, before any of its scripts. */
function forwardViolations(binding: string) {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, documentURI, sourceFile, lineNumber, sample } = event
    const report = Reflect.get(globalThis, binding) as (line: string) => void
    const place = sourceFile === '' ? '' : ` at ${sourceFile}:${lineNumber}`
    report(`${effectiveDirective} refused ${blockedURI} on ${documentURI}${place} ${sample}`.trim())
  })
}
