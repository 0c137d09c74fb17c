import { expect, type Locator, type Page } from '@playwright/test'

interface Stop {
  name: string
  /** Why somebody who sees would not find the focus here; empty when all is well. */
  faults: string[]
}

/** Describes where the focus is; null at the end of the page, where the browser's own buttons follow. Runs in the page. */
function describeStop(): Stop | null {
  const element = document.activeElement
  if (element === null || element === document.body) return null
  const faults: string[] = []
  const { outlineStyle, outlineWidth } = getComputedStyle(element)
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) faults.push('no outline')
  const { top, bottom, left, right, height } = element.getBoundingClientRect()
  const bar = document.querySelector('header')
  const inFront = bar === null || bar.contains(element) || element.matches('[href="#main"], aside *')
  const ceiling = inFront ? 0 : bar.getBoundingClientRect().bottom
  // what is taller than the room that scrolling leaves free can only be seen in part
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const fits = height <= innerHeight - parseFloat(scrollPaddingTop) - parseFloat(scrollPaddingBottom)
  if (fits && top < ceiling) faults.push('under the bar')
  if ((fits && bottom > innerHeight) || left < 0 || right > innerWidth) faults.push('outside the window')
  const name = element.getAttribute('aria-label') ?? element.textContent ?? ''
  return { name: name.trim() || (element.getAttribute('name') ?? element.tagName), faults }
}

/** Presses the key until the page ends or `until` has the focus, and gathers the stops on the way. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', until?: RegExp): Promise<Stop[]> {
  const stops: Stop[] = []
  while (stops.length < 150) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(describeStop)
    if (stop === null) return stops
    stops.push(stop)
    if (until?.test(stop.name)) return stops
  }
  throw new Error(`${key} never came to ${until ?? 'the end of the page'}`)
}

export const faultsOf = (stops: Stop[]) => stops.filter(({ faults }) => faults.length > 0)

const MOST_STOPS = 80

/**
 * Presses Tab until the element has the focus. Fails where it is not reached, and where somebody who sees would not have
 * found the focus on the way.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  const stops: Stop[] = []
  while (!(await isFocused(target))) {
    if (stops.length === MOST_STOPS) throw new Error(`${key} never came to ${target.toString()}`)
    await page.keyboard.press(key)
    const stop = await page.evaluate(describeStop)
    if (stop) stops.push(stop)
  }
  expect(faultsOf(stops), `stops on the way to ${target.toString()}`).toEqual([])
}

/** Goes to the element by Tab and presses Enter there. */
export async function enterOn(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
