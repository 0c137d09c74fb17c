import { test as base, expect, type BrowserContext, type Response } from '@playwright/test'
import { hasQuirks } from './actions'

interface ConsoleGuard {
  /** Ignores matching lines, such as the browser's line about a 400 that the test provokes. */
  allow(pattern: RegExp): void
}

interface Fixtures {
  /** Lets the demo introduce itself. */
  isFirstVisit: boolean
  consoleGuard: ConsoleGuard
}

/** The product's line about an answer that it could read only in part. */
const READER_LINE = /^warning: \w+: (done, answer unread|1 entry left out) /
/** A server with quirks rejects an order paid by QR, which the client can then send as UPI. */
const REFUSED_QR = /status of 400 .*\/auth\/subscribe\)$|^warning: subscribe: 400 /

/** The host sends every document with a policy, except the 404 page, which has it in its head. */
const lacksPolicy = (response: Response) =>
  response.request().resourceType() === 'document' &&
  response.status() === 200 &&
  response.url().startsWith('http://') &&
  response.headers()['content-type']?.startsWith('text/html') === true &&
  response.headers()['content-security-policy'] === undefined

/** Collects console warnings and errors, including Content-Security-Policy violations, and uncaught exceptions. */
export function collectProblems(context: BrowserContext, lines: string[]) {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      lines.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (failure) => {
    const { name, message, stack } = failure.error()
    lines.push(`uncaught: ${stack || `${name}: ${message}`} (${failure.page()?.url()})`)
  })
  context.on('response', (response) => {
    if (lacksPolicy(response)) lines.push(`no Content-Security-Policy: ${response.url()}`)
  })
}

/** Marks the demo's card as seen. Runs in the page. */
export function skipIntroduction() {
  try {
    for (const area of [localStorage, sessionStorage]) area.setItem('demo-start-seen', 'yes')
  } catch {
    // a test blocks storage
  }
}

/** Playwright's test, which also fails on any console problem. */
export const test = base.extend<Fixtures>({
  isFirstVisit: [false, { option: true }],
  consoleGuard: [
    async ({ browser }, use) => {
      const allowed = [/Service Worker registration blocked by Playwright/]
      if (hasQuirks()) allowed.push(READER_LINE, REFUSED_QR)
      const lines: string[] = []
      const collect = (context: BrowserContext) => collectProblems(context, lines)
      browser.on('context', collect)
      await use({ allow: (pattern) => allowed.push(pattern) })
      browser.off('context', collect)
      expect(
        lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'console output',
      ).toEqual([])
    },
    { auto: true },
  ],
  // the guard must listen before the first context exists
  context: async ({ consoleGuard: _listening, isFirstVisit, context }, use) => {
    if (!isFirstVisit) await context.addInitScript(skipIntroduction)
    await use(context)
  },
})

export { expect } from '@playwright/test'
