import type { CDPSession, Page } from 'playwright'
import { personaOf } from '@mocks/seeds/personas'
import { adminTabs } from '@/admin/tabs'
import { type Panel, withPage, withPanel } from './panel.ts'
import type { Section } from './section.ts'

const USERS = 10_000
const LIMIT_MB = 10
const ROUNDS = 3
const MB = 2 ** 20
/** For a tab's answers and rows, and for the list that a search leaves. */
const SETTLING_MS = 700

/** What stays in memory: a leak grows with each round, a cache is full after the first. */
export const heap: Section = {
  name: 'heap',
  title: `Memory of the panel with ${USERS} users after each visit to all its tabs, after garbage collection`,
  measure: (options) =>
    withPanel(options, async (panel) => {
      const used = await rounds(panel)
      const [first = NaN, second = NaN, third = NaN] = used
      return [
        { what: 'heap after the first round', value: first, unit: 'MB', note: 'its growth has a budget' },
        {
          what: 'growth from the first to the second round',
          value: second - first,
          unit: 'MB',
          budget: LIMIT_MB,
        },
        {
          what: 'growth from the second to the third round',
          value: third - second,
          unit: 'MB',
          budget: LIMIT_MB,
        },
      ]
    }),
}

/** The heap after each round, in MB. */
async function rounds(panel: Panel): Promise<number[]> {
  const token = await panel.fill(USERS, personaOf('admin').email)
  return withPage(panel, token, async (page, devtools) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.goto(`${panel.url}admin-dashboard`, { waitUntil: 'networkidle' })
    const used: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { path } of adminTabs) await visitTab(page, path)
      used.push(await usedHeap(devtools))
    }
    return used
  })
}

async function visitTab(page: Page, path: string): Promise<void> {
  await page.locator(`nav a[href="${path}"]`).first().click()
  await page.waitForURL(`**${path}`)
  await page.waitForTimeout(SETTLING_MS)
  // what a tab keeps, it keeps once its list has been searched
  const search = page.getByRole('searchbox')
  if (await search.isVisible()) {
    await search.fill('a')
    await page.waitForTimeout(SETTLING_MS)
  }
}

async function usedHeap(devtools: CDPSession): Promise<number> {
  for (let time = 0; time < 2; time += 1) await devtools.send('HeapProfiler.collectGarbage')
  return (await devtools.send('Runtime.getHeapUsage')).usedSize / MB
}
