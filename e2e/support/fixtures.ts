import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { watchPolicy } from './policy'
import { isForeign, resetServer } from './server'

interface ConsoleGuard {
  /** Lets lines that match through, such as the browser's own line about a 400 that the test provokes. */
  allow(pattern: RegExp): void
}

interface PolicyGuard {
  /** Watches the pages of a browser that the test has started by itself, too. */
  watch(context: BrowserContext): void
}

interface Fixtures {
  consoleGuard: ConsoleGuard
  policyGuard: PolicyGuard
}

/** What the product says of an answer that it has read as far as it could, with the operation's name. */
const READER_LINE = /^warning: \w+: (done, answer unread|1 entry left out) /
/** A foreign server takes no order by QR, which the product sends as UPI then. */
const REFUSED_QR = /status of 400 .*\/auth\/subscribe\)$|^warning: subscribe: 400 /

/**
 * Playwright's test, which here also fails on any console warning or error, uncaught exception or
 * breach of the Content-Security-Policy, in every page. A foreign server begins each test with its first data.
 */
export const test = base.extend<Fixtures>({
  // no test can let a report of the policy through
  policyGuard: async ({ browser }, use) => {
    const policy = watchPolicy(browser)
    await use({ watch: policy.begin })
    expect(await policy.end(), 'reports of the Content-Security-Policy').toEqual([])
  },
  consoleGuard: [
    async ({ context }, use) => {
      const allowed = [/Service Worker registration blocked by Playwright/]
      if (isForeign()) allowed.push(READER_LINE, REFUSED_QR)
      const lines: string[] = []
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          lines.push(`${message.type()}: ${message.text()} (${message.location().url})`)
        }
      })
      context.on('weberror', (failure) => {
        const { name, message, stack } = failure.error()
        lines.push(`uncaught: ${stack || `${name}: ${message}`} (${failure.page()?.url()})`)
      })
      await use({ allow: (pattern) => allowed.push(pattern) })
      const unexpected = lines.filter((line) => !allowed.some((pattern) => pattern.test(line)))
      expect(unexpected, 'console output').toEqual([])
    },
    { auto: true },
  ],
  // the policy is watched before there is a page
  context: async ({ policyGuard: _watched, context }, use) => {
    if (isForeign()) await resetServer()
    await use(context)
  },
})

export { expect } from '@playwright/test'

/** What depends on the colour scheme. The rest of the document is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Who says a button's text aloud presses it (WCAG 2.5.3). Axe still calls the rule experimental: it is off by itself. */
const SAID_AS_SHOWN = 'label-content-name-mismatch'

/**
 * Fails on any accessibility violation that axe finds in the page as it stands, light and dark, naming rule and element;
 * `where` is said with them. Legacy mode is three times as fast: it opens no second page, and no frame here is of another
 * origin.
 */
export async function axeLightAndDark(page: Page, where = 'as it stands') {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const builder = new AxeBuilder({ page }).setLegacyMode().options({
      resultTypes: ['violations'],
      rules: { [SAID_AS_SHOWN]: { enabled: colorScheme === 'light' } },
    })
    if (colorScheme === 'dark') builder.withRules(colourRules)
    const { violations } = await builder.analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
    )
    expect(found, `axe violations ${where}, ${colorScheme}`).toEqual([])
  }
}
