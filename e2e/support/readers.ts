import { expect, type Page } from '@playwright/test'
import { brokenWords } from './brokenWords'
import { lostInForcedColours } from './forcedColours'
import { outOfReach } from './outOfReach'
import { textFaults } from './textFaults'

const LETTER_PX = 16
const FIXED_LETTER_PX = 13

/** What a reader with a setting of their own finds amiss in the page as it stands, in words. */
type Judge = () => Promise<string[]>

/** The page as three readers meet it. The names are those of the failures. */
export async function readersOf(page: Page): Promise<Record<string, Judge>> {
  const session = await page.context().newCDPSession(page)
  const letters = (times: number) =>
    session.send('Page.setFontSizes', {
      fontSizes: { standard: LETTER_PX * times, fixed: FIXED_LETTER_PX * times },
    })
  const sideways = async () => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    return wide > 0 ? [`${wide} px to scroll sideways`] : []
  }
  const found = async (mayShorten: boolean) => [
    ...(await sideways()),
    ...(await page.evaluate(brokenWords)),
    ...(await page.evaluate(textFaults, mayShorten)),
    ...(await page.evaluate(outOfReach)),
  ]
  return {
    'letters of twice the size, 390 px': async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await letters(2)
      await drawn(page)
      const faults = await found(false)
      await letters(1)
      return faults
    },
    // 1280 × 1024 px, magnified four times
    'magnified four times': async () => {
      await page.setViewportSize({ width: 320, height: 256 })
      await drawn(page)
      return found(true)
    },
    'forced colours': async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      const faults: string[] = []
      for (const width of [1366, 390]) {
        await page.setViewportSize({ width, height: 844 })
        await drawn(page)
        faults.push(...(await page.evaluate(lostInForcedColours)))
      }
      await page.emulateMedia({ forcedColors: 'none' })
      return faults
    },
  }
}

/** Laid out anew, and whatever follows the width has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })

/** Fails where one of the readers finds anything amiss; `where` is said with it. */
export async function expectReadable(readers: Record<string, Judge>, where = 'as it stands') {
  for (const [reader, judge] of Object.entries(readers))
    expect.soft([...new Set(await judge())], `${where}, ${reader}`).toEqual([])
}
