import { expect, type Page } from '@playwright/test'
import { axeLightAndDark } from './fixtures'

const HEIGHT = 900
const NARROWEST = 320

/**
 * Fails where axe finds anything in the page at one of these widths (CSS pixels), light or dark, or where the page scrolls
 * sideways there or on the narrowest phone.
 */
export async function standsAt(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await resize(page, width)
    await axeLightAndDark(page, `at ${width} px`)
  }
  await resize(page, NARROWEST)
}

/** Fails where the page scrolls sideways at one of these widths (CSS pixels), or on the narrowest phone. */
export async function fitsAt(page: Page, widths: readonly number[]) {
  for (const width of [...widths, NARROWEST]) await resize(page, width)
}

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: HEIGHT })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow, `sideways scroll in px at ${width} px`).toBeLessThanOrEqual(0)
}
