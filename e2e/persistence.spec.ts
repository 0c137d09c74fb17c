import type { Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import { signIn } from './support/actions'
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
