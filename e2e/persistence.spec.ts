import type { Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import { signIn, signInAsAdmin } from './support/actions'
import { expect, test } from './support/fixtures'

const TRIES = 50

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
    await expect(page.getByText('Loading…')).toHaveCount(0)
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

test('what an admin decides in one tab shows in a client’s other tab without a reload', async ({
  context,
  page,
}) => {
  await signIn(page, personaOf('pending').email)
  await expect(page.getByRole('main').getByText('Pending').first()).toBeVisible()

  // One browser has one session: the second tab signs in as the admin, and gives the token back to the client's.
  const clientToken = await page.evaluate(() => localStorage.getItem('token'))
  const admin = await context.newPage()
  await admin.goto('/login')
  await admin.evaluate(() => localStorage.removeItem('token'))
  await signInAsAdmin(admin)
  const adminToken = await admin.evaluate(() => localStorage.getItem('token'))
  // a page that asks for nothing an admin's token is needed for, with the mock at work behind it
  await admin.goto('/plans')
  await expect(admin.getByRole('link', { name: /Choose Premium/ })).toBeVisible()

  await page.evaluate((token) => localStorage.setItem('token', String(token)), clientToken)
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByText('Pending').first()).toBeVisible()
  const approved = await admin.evaluate(async (token) => {
    const headers = { Authorization: `Bearer ${token}` }
    const list = (await (await fetch('/api/auth/admin/pending-subscriptions', { headers })).json()) as {
      subscriptions: { _id: string; user: { email: string } }[]
    }
    const waiting = list.subscriptions.find(({ user }) => user.email.startsWith('farhan'))
    const answer = await fetch(`/api/auth/admin/approve-subscription/${waiting?._id}`, {
      method: 'PATCH',
      headers,
    })
    return answer.status
  }, adminToken)
  expect(approved).toBe(200)
  await expect(page.getByRole('main').getByText('Active').first()).toBeVisible()
})
