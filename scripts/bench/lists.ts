import type { Page } from 'playwright'
import { personaOf } from '@mocks/seeds/personas'
import { interactionMs, openingMs, type Panel, withPage } from './panel.ts'

/** A long list of the product: where it is, whose it is, which answer fills it, and what is searched for. */
export type List = { name: string; path: string; email: string; answer: string; words: string }

const admin = personaOf('admin').email

export const lists: readonly List[] = [
  { name: 'users', path: 'admin-dashboard/users', email: admin, answer: '/admin/users', words: 'phatak 12' },
  {
    name: 'user plans',
    path: 'admin-dashboard/user-plans',
    email: admin,
    answer: '/admin/all-subscriptions',
    words: 'premium pa',
  },
  {
    name: 'help',
    path: 'admin-dashboard/help',
    email: admin,
    answer: '/admin/complaints',
    words: 'map invo',
  },
  {
    name: 'purchases',
    path: 'dashboard/purchases',
    // the client with the long history
    email: 'client00001@postbox.example',
    answer: '/user-subscriptions',
    words: 'premium',
  },
]

/** In ms; `rows` is how many the list has. */
export type Latencies = { rows: number; open: number; key: number; sort: number; turn: number }

/** Opens the list in a fresh page and types, sorts and turns the page, one after the other. */
export function visit(panel: Panel, token: string, { path, answer, words }: List): Promise<Latencies> {
  return withPage(panel, token, async (page) => {
    await page.goto(panel.url + path)
    await page.getByRole('searchbox').waitFor()
    await page.getByRole('row').nth(1).waitFor()
    const open = await openingMs(page, answer)
    const rows = await countOf(page)
    const key = await typing(page, words)
    const sort = await clicking(page, page.locator('thead button').first())
    const next = page.getByRole('button', { name: 'Next' })
    const turn = (await next.isVisible()) ? await clicking(page, next) : NaN
    return { rows, open, key, sort, turn }
  })
}

/** How many rows the line under the table counts. */
async function countOf(page: Page): Promise<number> {
  const count = await page.locator('nav output').innerText()
  return Number(count.split(' of ')[1])
}

const clicking = (page: Page, target: ReturnType<Page['locator']>) =>
  interactionMs(page, () => target.click())

/** The slowest key: some come fast, some so slow that the list is filtered between two, and then all are taken back. */
async function typing(page: Page, words: string): Promise<number> {
  await page.getByRole('searchbox').click()
  return interactionMs(page, async () => {
    for (const [index, key] of words.split('').entries()) {
      await page.keyboard.press(key === ' ' ? 'Space' : key)
      await page.waitForTimeout(index % 3 === 2 ? 400 : 90)
    }
    for (const [index] of words.split('').entries()) {
      await page.keyboard.press('Backspace')
      await page.waitForTimeout(index % 3 === 2 ? 400 : 90)
    }
  })
}
