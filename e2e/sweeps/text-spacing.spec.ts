import type { ScenarioId } from '../../mocks/scenarios'
import { expect, test } from '../support/fixtures'
import { openScenario } from '../support/tabs'
import { textFaults } from '../support/textFaults'

/** What WCAG 1.4.12 lets a reader set, as style sheets of readers do. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Lists that shorten what they show, as the dashboard does, are left out: the whole stands on a page of its own. */
const screens = [
  'plans-filled',
  'payment',
  'support',
  'subscription-active',
] as const satisfies readonly ScenarioId[]

for (const id of screens) {
  test(`wider letters, words and lines cut nothing off: ${id}`, async ({ page }) => {
    await openScenario(page, id)
    // the policy lets no style element of a stranger in, as it stands in the page
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets.push(sheet)
    }, SPACED)
    for (const width of [390, 1366]) {
      // as high as the page, so that nothing is scrolled under the dock
      await page.setViewportSize({ width, height: 4000 })
      expect(await page.evaluate(textFaults, false), `at ${width} px`).toEqual([])
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}
