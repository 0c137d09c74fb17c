import type { Page } from '@playwright/test'
import { RAN } from '../../mocks/seeds/hostileTexts'
import { personaOf } from '../../mocks/seeds/personas'
import { adminTabs } from '../../src/admin/tabs'
import { paths } from '../../src/paths'
import { signIn } from '../support/actions'
import { expect, test } from '../support/fixtures'
import { makeAnswersHostile } from '../support/hostileAnswers'
import { walk, watchLoads } from '../support/hostileWalk'

const api = new URL(process.env['VITE_API_BASE_URL'] ?? 'http://127.0.0.1:4010').host

const walks = {
  active: [
    paths.plans(),
    paths.payment('premium'),
    paths.dashboard(),
    paths.support(),
    paths.subscription(),
    paths.purchases(),
    paths.notifications(),
    paths.supportChat('cmp_devika_photos'),
  ],
  admin: adminTabs.map(({ path }) => path),
} as const

/** Walks as a person through answers without bounds, whose fields nobody knows, and sees them inert. */
async function walkHostileServer(page: Page, persona: keyof typeof walks) {
  await signIn(page, personaOf(persona).email)
  const expectNoLoads = watchLoads(page, [new URL(page.url()).host, api])
  await makeAnswersHostile(page)
  await page.reload()
  await expect(page.locator('#root'), 'the answers are hostile').toContainText(new RegExp(`${RAN}|W{200}`))
  await walk(page, walks[persona])
  expect(await page.evaluate(() => 'isAdmin' in {})).toBe(false)
  expectNoLoads()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

// what could be read only in part is said on the console
test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/^warning: \w+: /))

test('answers without bounds, with fields that nobody knows, are inert for a client @base-url', ({ page }) =>
  walkHostileServer(page, 'active'))

test('answers without bounds, with fields that nobody knows, are inert for an admin @base-url', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await walkHostileServer(page, 'admin')
})
