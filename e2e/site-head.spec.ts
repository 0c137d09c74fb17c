import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { open } from './support/site'

/** What the head says of the page; null where it says nothing, all where it says it twice. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const said = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)]
        .map((element) => element.getAttribute(attribute))
        .join() || null
    return {
      canonical: said('[rel=canonical]', 'href'),
      description: said('[name=description]', 'content'),
      robots: said('[name=robots]', 'content'),
      shared: said('[property="og:url"]', 'content'),
    }
  })

test('the head of a page that one moves to is its own, as in its document', async ({ page }) => {
  const inDocument = new Map<string, object>()
  for (const path of ['/about', '/plans', '/login']) {
    await open(page, path)
    const head = await headOf(page)
    expect(head.shared, path).toBe(head.canonical)
    inDocument.set(path, { ...head, shared: null })
  }
  expect(inDocument.get('/login')).toMatchObject({ robots: 'noindex' })
  await open(page, '/team')
  for (const [link, path] of [
    ['Plans', '/plans'],
    ['Login', '/login'],
    ['About', '/about'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect.poll(() => headOf(page), path).toEqual(inDocument.get(path))
  }
})

test('a page for no search engine says so, wherever one comes from, and leaves nothing of it behind', async ({
  page,
  consoleGuard,
}) => {
  // the browser's own line about the document's status
  consoleGuard.allow(/status of 404/)
  await open(page, '/no-such-page')
  await page.getByRole('banner').getByRole('link', { name: 'Team', exact: true }).click()
  await expect
    .poll(() => headOf(page))
    .toMatchObject({ canonical: expect.stringMatching(/\/team$/), robots: null })
  await page.goBack()
  await expect
    .poll(() => headOf(page))
    .toMatchObject({ canonical: null, description: null, robots: 'noindex' })
})
