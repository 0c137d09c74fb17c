import { expect, type Page } from '@playwright/test'
import { axe } from './fixtures'

const HEIGHT = 900
const NARROWEST = 320

type Widths = Record<'light' | 'dark', readonly number[]>

/**
 * Fails where axe finds anything in the page at one of these widths (CSS pixels) in that colour scheme, or where the page
 * scrolls sideways there or on the narrowest phone.
 */
export async function standsAt(page: Page, widths: Widths) {
  for (const width of new Set([...widths.light, ...widths.dark])) {
    await resize(page, width)
    for (const colorScheme of ['light', 'dark'] as const) {
      if (!widths[colorScheme].includes(width)) continue
      await page.emulateMedia({ colorScheme })
      await axe(page, `at ${width} px, ${colorScheme}`)
    }
  }
  await resize(page, NARROWEST)
}

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: HEIGHT })
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await expect.poll(overflow, `sideways scroll in px at ${width} px`).toBeLessThanOrEqual(0)
}
