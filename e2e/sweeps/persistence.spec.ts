import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, findWholeChromium } from '../../scripts/chromium'
import { personaOf } from '../../mocks/seeds/personas'
import { signIn } from '../support/actions'
import { expect, test } from '../support/fixtures'
import { openControls, openOwnSession, settled } from '../support/tabs'

const TRIES = 25

/** Calls the API as the page itself does, with the page's own token. */
const callApi = (page: Page, method: 'GET' | 'POST', path: string, body?: object) =>
  page.evaluate(
    async ([verb, url, sent]) => {
      const response = await fetch(url, {
        method: verb,
        headers: {
          Authorization: `Bearer ${localStorage.getItem('token')}`,
          'Content-Type': 'application/json',
        },
        ...(sent === undefined ? {} : { body: sent }),
      })
      return { status: response.status, body: (await response.json()) as unknown }
    },
    [method, path, body && JSON.stringify(body)] as const,
  )

test(`a write that is followed at once by a reload is never lost, ${TRIES} of ${TRIES}`, async ({ page }) => {
  test.setTimeout(120_000)
  await signIn(page, personaOf('new').email)
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    // the dashboard has asked for data, so the mock answers
    await expect(page.getByRole('heading', { name: 'Support tickets' })).toBeVisible()
    await settled(page)
    const { status } = await callApi(page, 'POST', '/api/auth/complaints', {
      message: `Ticket number ${attempt}`,
    })
    expect(status).toBe(201)
    await page.reload({ waitUntil: 'commit' })
  }
  await expect(page.getByText(`Ticket number ${TRIES}`)).toBeVisible()
  const { body } = await callApi(page, 'GET', '/api/auth/complaints')
  const messages = (body as { complaints: { message: string }[] }).complaints.map(({ message }) => message)
  const expected = Array.from({ length: TRIES }, (_, index) => `Ticket number ${index + 1}`)
  expect(messages.filter((message) => message.startsWith('Ticket number')).toSorted()).toEqual(
    expected.toSorted(),
  )
})

const COUPONS = 20

test(`a coupon for one is had by one of two tabs, ${COUPONS} of ${COUPONS}`, async ({
  page,
  context,
  consoleGuard,
}) => {
  test.setTimeout(120_000)
  consoleGuard.allow(/status of 400/)
  // as on a LAN address by plain http: the tabs cannot lock one another out
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  await signIn(page, personaOf('admin').email)
  const codes = Array.from({ length: COUPONS }, (_, index) => `ONLY${index + 1}`)
  for (const code of codes) {
    const { status } = await callApi(page, 'POST', '/api/auth/coupons', { code, amount: 100, usageLimit: 1 })
    expect(status).toBe(201)
  }
  const clients = [await openOwnSession(context), await openOwnSession(context)]
  for (const [index, persona] of (['new', 'active'] as const).entries()) {
    const client = clients[index] ?? page
    await signIn(client, personaOf(persona).email)
    await settled(client)
  }
  const uses: number[] = []
  for (const code of codes) {
    const answers = await Promise.all(
      clients.map((client) => callApi(client, 'POST', '/api/auth/coupons/apply', { code, use: true })),
    )
    uses.push(answers.filter(({ status }) => status === 200).length)
  }
  expect(uses).toEqual(codes.map(() => 1))
})

/** A browser that blocks all cookies, as the settings of a whole one allow: every access to site data throws. */
async function openBlockedBrowser(folder: string, baseURL: string | undefined) {
  await mkdir(join(folder, 'Default'), { recursive: true })
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences))
  const executablePath = findWholeChromium()
  return chromium.launchPersistentContext(folder, {
    args: chromiumArgs,
    ...(executablePath === undefined ? {} : { executablePath }),
    ...(baseURL === undefined ? {} : { baseURL }),
  })
}

test('where all site data is blocked the demo runs in memory, and says so', async ({
  baseURL,
  policyGuard,
}, testInfo) => {
  const context = await openBlockedBrowser(testInfo.outputPath('profile'), baseURL)
  policyGuard.watch(context)
  const page = await context.newPage()
  await signIn(page, personaOf('active').email)
  await settled(page)
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('Access is denied')
  await expect(page.getByText('What you do now lasts until the page is left.')).toBeVisible()
  await page.getByRole('link', { name: 'Subscription', exact: true }).click()
  await settled(page)
  await expect(page).toHaveURL(/\/dashboard\/subscription$/)

  // a load of the page would lose the session
  const controls = await openControls(page, 'Who & when')
  await controls.getByRole('button', { name: /^Rohan Patil/ }).click()
  await expect(page).toHaveURL(/\/admin-dashboard$/)
  await expect(page.getByRole('navigation', { name: 'Admin' })).toBeVisible()
  await controls.getByRole('button', { name: '1 day on' }).click()
  await expect(page.getByRole('button', { name: /^Demo/ })).toHaveAccessibleName(/Rohan Patil.*\+1 day/)
  await context.close()
})
