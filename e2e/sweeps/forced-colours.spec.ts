import sharp from 'sharp'
import { expect, test } from '../support/fixtures'
import { openScenario } from '../support/tabs'

/** Four modules of the code, less its border: CSS pixels. */
const MARGIN_PX = 10

/** How light the pixels of a PNG are along its middle, from 0 to 255. */
async function lightnessAlongMiddle(png: Buffer): Promise<number[]> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true })
  const row = Math.round(info.height / 2)
  return [...data.subarray(row * info.width, (row + 1) * info.width)]
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the code to scan stays dark on white in forced colours, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await openScenario(page, 'payment-upi')
    const middle = await lightnessAlongMiddle(await page.getByRole('img', { name: /QR/ }).screenshot())
    expect(middle[MARGIN_PX / 2], 'the margin').toBeGreaterThan(240)
    expect(Math.max(...middle) - Math.min(...middle), 'light and dark').toBeGreaterThan(200)
    expect(middle.filter((each) => each > 200).length).toBeGreaterThan(middle.length / 4)
  })

  test(`each stop of the focus has an outline of its own in forced colours, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    await openScenario(page, 'payment-upi')
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      const seen = await page.evaluate(() => {
        const focused = document.activeElement
        if (focused === null || focused === document.body) return null
        // what is drawn for a hidden control stands beside it
        const drawn = [focused, focused.nextElementSibling, focused.parentElement].filter(
          (each) => each !== null,
        )
        const ground = getComputedStyle(document.body).backgroundColor
        const isOutlined = drawn.some((each) => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each)
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor !== ground
        })
        return { name: focused.outerHTML.slice(0, 120), isOutlined }
      })
      expect(seen?.isOutlined ?? true, seen?.name).toBe(true)
    }
  })
}
