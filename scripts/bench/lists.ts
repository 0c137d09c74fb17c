import type { Page } from 'playwright'
import { personaOf } from '@mocks/seeds/personas'
import { interactionMs, openingMs, type Panel, withPage } from './panel.ts'

/** A long list of the product. */
export type List = {
  name: string
  path: string
  /** Whose list it is. */
  email: string
  /** A page of the same person without a table, from which a link leads to the list. */
  from: string
  /** How the addresses end of the answers that fill it. */
  answers: readonly string[]
  /** What is searched for. */
  words: string
}

const ofAdmin = { email: personaOf('admin').email, from: 'admin-dashboard/features' }

export const lists: readonly List[] = [
  {
    ...ofAdmin,
    name: 'users',
    path: 'admin-dashboard/users',
    answers: ['/admin/users'],
    words: 'phatak 12',
  },
  {
    ...ofAdmin,
    name: 'user plans',
    path: 'admin-dashboard/user-plans',
    answers: ['/admin/users', '/admin/all-subscriptions'],
    words: 'premium pa',
  },
  {
    ...ofAdmin,
    name: 'help',
    path: 'admin-dashboard/help',
    answers: ['/admin/complaints'],
    words: 'map invo',
  },
  {
    name: 'purchases',
    path: 'dashboard/purchases',
    // the client with the long history
    email: 'client00001@postbox.example',
    from: 'dashboard/notifications',
    answers: ['/user-subscriptions'],
    words: 'premium',
  },
]

/** In ms; `rows` is how many the list has. */
export type Latencies = { rows: number; open: number; key: number; sort: number; turn: number }

/** Opens the list from another page of the product and types, sorts and turns the page, one after the other. */
export function visit(panel: Panel, token: string, list: List): Promise<Latencies> {
  return withPage(panel, token, async (page) => {
    await page.goto(panel.url + list.from, { waitUntil: 'networkidle' })
    const open = await openingMs(page, page.locator(`a[href$="/${list.path}"]`).first(), list.answers)
    const rows = await countOf(page)
    const key = await typing(page, list.words)
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
