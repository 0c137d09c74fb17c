import type { Page } from '@playwright/test'
import { scenarios, type ScenarioId } from '../../mocks/scenarios'
import { expect, test } from '../support/fixtures'
import { openersOf, press } from '../support/openers'
import { expectReadable, readersOf } from '../support/readers'
import { open } from '../support/site'
import { openControls, openScenario } from '../support/tabs'

/** Opens one form or question of each kind, one after another, and judges the page with it. */
async function judgeOpened(page: Page, id: ScenarioId) {
  const readers = await readersOf(page)
  const begin = async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openScenario(page, id)
  }
  await begin()
  const openers = await openersOf(page)
  expect(openers.length).toBeGreaterThan(0)
  for (const [verb, button] of openers) {
    await begin()
    await press(button)
    await expectReadable(readers, `${id}, after ${verb}`)
  }
}

/** The tabs of the panel that open anything. */
const tabs = [
  'admin-approve',
  'admin-stats',
  'admin-plans',
  'admin-renewal-requests',
  'admin-team',
  'admin-features',
  'admin-services',
  'admin-payment-options',
  'admin-coupons',
  'admin-help',
] as const satisfies readonly ScenarioId[]

for (const id of tabs) {
  test(`with a form or question open nothing is lost either: ${scenarios[id].title}`, async ({ page }) => {
    test.setTimeout(120_000)
    await judgeOpened(page, id)
  })
}

test('menus and the demo’s panel lose nothing in large letters, magnified and in forced colours @demo', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const readers = await readersOf(page)
  const menus: [ScenarioId, RegExp, string?][] = [
    ['plans-filled', /^Open menu/],
    ['dashboard-active', /account menu/],
    ['dashboard-active', /^Open menu/, '/about'],
    ['admin-home', /^Open menu/],
  ]
  for (const [id, name, elsewhere] of menus) {
    await page.setViewportSize({ width: 390, height: 844 })
    await openScenario(page, id)
    if (elsewhere) await open(page, elsewhere)
    await press(page.getByRole('button', { name }))
    await expectReadable(readers, `${id}, with its menu${elsewhere ? `, at ${elsewhere}` : ''}`)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await openScenario(page, 'dashboard-active')
  await openControls(page, 'Who & when')
  for (const tab of ['Who & when', 'Scenarios', 'Network', 'Data', 'Log', 'Share']) {
    await page.setViewportSize({ width: 390, height: 844 })
    const controls = page.getByRole('dialog', { name: 'Demo controls' })
    await controls.getByRole('tab', { name: tab }).click()
    await expect(controls.getByRole('tabpanel', { name: tab })).not.toHaveText(/^(Loading…)?$/)
    await expectReadable(readers, `the demo’s ${tab}`)
  }
})
