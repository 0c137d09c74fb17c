import { expect, type Locator, type Page } from '@playwright/test'

interface Stop {
  name: string
  faults: string[]
}

const MOST_STOPS = 150

/** Describes the focused element, or returns null past the end of the page. Runs in the page. */
function describeStop(): Stop | null {
  const element = document.activeElement
  if (element === null || element === document.body) return null
  const faults: string[] = []
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) faults.push('no outline')
  const { top, bottom, left, right, height } = element.getBoundingClientRect()
  const bar = document.querySelector('header')
  const isAboveBar = bar === null || bar.contains(element) || element.matches('[href="#main"], aside *')
  const ceiling = isAboveBar ? 0 : bar.getBoundingClientRect().bottom
  // an element taller than the free space is never fully visible
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const fits = height <= innerHeight - parseFloat(scrollPaddingTop) - parseFloat(scrollPaddingBottom)
  if (fits && top < ceiling) faults.push('under the bar')
  if ((fits && bottom > innerHeight) || left < 0 || right > innerWidth) faults.push('outside the window')
  const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return { name: name.trim() || (element.getAttribute('name') ?? element.tagName), faults }
}

type TabKey = 'Tab' | 'Shift+Tab'

/** Presses Tab to the end of the page and returns the stops' names. Fails if the focus is ever hidden. */
export async function tabThrough(page: Page): Promise<string[]> {
  const stops: Stop[] = []
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeStop)
    if (stop === null) break
    stops.push(stop)
  }
  expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
  return stops.map(({ name }) => name)
}

/** Presses Tab until the element has the focus. Fails if it is never reached or the focus is ever hidden. */
export async function tabTo(page: Page, target: Locator, key: TabKey = 'Tab') {
  await expect(target).toBeVisible()
  const stops: Stop[] = []
  while (!(await target.evaluate((element) => element === document.activeElement))) {
    if (stops.length === MOST_STOPS) throw new Error(`${key} never reached ${target.toString()}`)
    await page.keyboard.press(key)
    const stop = await page.evaluate(describeStop)
    if (stop) stops.push(stop)
  }
  const hidden = stops.filter(({ faults }) => faults.length > 0)
  expect(hidden, `stops on the way to ${target.toString()}`).toEqual([])
}

export async function pressEnterOn(page: Page, target: Locator, key?: TabKey) {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

export const announced = (page: Page, text: string | RegExp) =>
  page.locator('output, [role="status"], [role="alert"], [role="log"], [aria-live]').filter({ hasText: text })
