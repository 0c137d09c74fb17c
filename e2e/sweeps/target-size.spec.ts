import { AxeBuilder } from '@axe-core/playwright'
import type { ScenarioId } from '../../mocks/scenarios'
import { expect, test } from '../support/fixtures'
import { openScenario } from '../support/tabs'

/** So high that nothing scrolls, and no bar at the window's edge lies over a target. In CSS pixels. */
const HIGH = 6000

const screens = [
  'plans-filled',
  'payment',
  'dashboard-active',
  'admin-approve',
  'admin-plans',
] as const satisfies readonly ScenarioId[]

for (const id of screens) {
  test(`targets are 24 px or stand apart: ${id}`, async ({ page }) => {
    await openScenario(page, id)
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: HIGH })
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .withRules(['target-size'])
        .analyze()
      const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)))
      expect(found, `at ${width} px`).toEqual([])
    }
  })
}
