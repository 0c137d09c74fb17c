import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { open } from './support/site'

const message = {
  Name: 'Farhan Kazi',
  Email: 'farhan@kaziboats.example',
  Subject: 'Orders at sea',
  Message: 'The boats have no network.',
}

const formOf = (page: Page) => page.getByRole('form', { name: 'Message' })
const field = (page: Page, name: string) =>
  formOf(page).getByRole('textbox', { name: new RegExp(`^${name}`) })

async function expectFields(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value)
}

test('the message form judges, keeps a draft, sends for two seconds and thanks', async ({ page }) => {
  const start = new Date('2026-03-02T12:00:00+05:30')
  await page.clock.install({ time: start })
  await open(page, '/contact')
  await page.clock.pauseAt(start.getTime() + 60_000)
  const form = formOf(page)
  const send = form.getByRole('button', { name: 'Send message' })
  const sending = form.getByRole('button', { name: 'Sending…' })

  await test.step('what is missing is named beside each field, and the first of them has the focus', async () => {
    await send.click()
    await expect(field(page, 'Name')).toBeFocused()
    await expect(form.getByText(/^Please enter/)).toHaveText([
      'Please enter your name.',
      'Please enter your email address.',
      'Please enter a subject.',
      'Please enter a message.',
    ])
    await expect(field(page, 'Subject')).toHaveAccessibleDescription(/Please enter a subject\./)
  })

  await test.step('the browser judges the address', async () => {
    for (const [name, value] of Object.entries(message)) await field(page, name).fill(value)
    await field(page, 'Email').fill('farhan')
    await send.click()
    await expect(field(page, 'Email')).toBeFocused()
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    expect(
      await field(page, 'Email').evaluate((input) => (input as HTMLInputElement).validity.typeMismatch),
    ).toBe(true)
    await expect(sending).toHaveCount(0)
    await field(page, 'Email').fill(message.Email)
  })

  await test.step('a reload and a look at another page lose nothing', async () => {
    await page.reload()
    await expectFields(page, { ...message, Phone: '' })
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click()
    await expect(page).toHaveURL(/\/team$/)
    await page.goBack()
    await expectFields(page, message)
  })

  await test.step('sending takes two seconds, whatever is pressed', async () => {
    await send.click()
    await expect(sending).toHaveAttribute('aria-disabled', 'true')
    await expect(field(page, 'Message')).not.toBeEditable()
    await field(page, 'Subject').press('Enter')
    await page.clock.runFor(1999)
    await expect(sending).toBeVisible()
    await expect(form.getByRole('status')).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(form.getByRole('status')).toContainText('Thank you, Farhan Kazi.')
    await expect(send).toBeEnabled()
  })

  await test.step('the form is empty, and stays so', async () => {
    const empty = { Name: '', Email: '', Phone: '', Subject: '', Message: '' }
    await expectFields(page, empty)
    await page.reload()
    await expectFields(page, empty)
  })
})

test('the map is asked for on demand alone, with the address beside it', async ({ page, baseURL }) => {
  const own = new URL(baseURL ?? '').host
  const foreign: string[] = []
  page.on('request', (request) => {
    const { host } = new URL(request.url())
    if (host !== own && host !== '') foreign.push(host)
  })
  await page.route(/openstreetmap\.org/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' }),
  )
  await open(page, '/contact')
  const show = page.getByRole('button', { name: 'Show the map' })
  await show.scrollIntoViewIfNeeded()
  await expect(show).toHaveAttribute('aria-expanded', 'false')
  const section = page.getByRole('region').or(page.locator('section')).filter({ has: show })
  await expect(section.getByText('Second floor, Salt Lane')).toBeVisible()
  await expect(section.getByRole('link', { name: /Open in OpenStreetMap/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.openstreetmap\.org\//,
  )
  await page.waitForLoadState('networkidle')
  expect(foreign, 'hosts asked before the click').toEqual([])

  await show.click()
  const frame = page.getByTitle(/^Map of Chaukhat/)
  await expect(frame).toBeVisible()
  await expect.poll(() => foreign).toEqual(['www.openstreetmap.org'])
  await page.getByRole('button', { name: 'Hide the map' }).click()
  await expect(frame).toHaveCount(0)
})
