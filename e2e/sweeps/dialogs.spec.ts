import type { Page } from '@playwright/test'
import { scenarios, type ScenarioId } from '../../mocks/scenarios'
import { expect, test } from '../support/fixtures'
import { expectReadable, readersOf } from '../support/readers'
import { open } from '../support/site'
import { openControls, openScenario, taken } from '../support/tabs'

/** What opens a form or a question in a tab of the panel. */
const OPENS = /^(Edit|Delete|Reject|Resolve|Deactivate|Make|Accept reopen|Compare|New|Add|Show as table)\b/

/** Opens one form or question of each kind, one after another, and judges the page with it. */
async function judgeOpened(page: Page, id: ScenarioId) {
  const readers = await readersOf(page)
  await openScenario(page, id)
  const buttons = page.getByRole('main').getByRole('button', { name: OPENS, disabled: false })
  const labels = await buttons.evaluateAll((all) => all.map((button) => button.textContent?.trim() ?? ''))
  const verbOf = (label: string) => OPENS.exec(label)?.[0] ?? ''
  for (const verb of new Set(labels.map(verbOf))) {
    await page.setViewportSize({ width: 390, height: 844 })
    await openScenario(page, id)
    const button = buttons.filter({ hasText: new RegExp(`^${verb}`) }).first()
    await button.click()
    await taken(button)
    await expectReadable(readers, `${id}, after ${verb}`)
  }
}

const tabs = Object.values(scenarios).filter(
  ({ id, route, faults, seed }) =>
    id.startsWith('admin-') && route.startsWith('/admin-dashboard/') && !faults && seed === 'default',
)

for (const { id, title } of tabs) {
  test(`with a form or question open nothing is lost either: ${title}`, async ({ page }) => {
    test.setTimeout(120_000)
    await judgeOpened(page, id as ScenarioId)
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
    const button = page.getByRole('button', { name })
    await button.click()
    await taken(button)
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
