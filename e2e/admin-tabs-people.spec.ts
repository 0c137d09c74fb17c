import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { openScenario } from './support/tabs'

/** The lines of the CSV file that the button saves, without the mark at the beginning. */
async function savedCsv(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).replace('\ufeff', '').trimEnd().split('\r\n')
  return { name: download.suggestedFilename(), lines }
}

const names = (page: Page) => page.getByRole('row').locator('td:first-child').allInnerTexts()

test('on a phone the tools of a table fill each of their rows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openScenario(page, 'admin-user-plans')
  const edge = async (role: 'searchbox' | 'button', name: string) => {
    const box = await page.getByRole(role, { name }).boundingBox()
    return [Number(box?.x), Number(box?.x) + Number(box?.width)].map(Math.round)
  }
  expect(await edge('button', 'CSV')).toEqual(await edge('searchbox', 'Search'))
})

test('User Plans: search, sort and CSV', async ({ page }) => {
  await openScenario(page, 'admin-user-plans')
  await expect(page.getByRole('row', { name: /^Sameer Kale/ })).toBeVisible()

  const header = page.getByRole('columnheader', { name: 'Name' })
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(async () => (await names(page))[0]).toMatch(/^A/)
  await header.getByRole('button').click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(async () => (await names(page))[0]).toMatch(/^[V-Z]/)

  await page.getByRole('searchbox').fill('devika')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /^Devika Nair.*Premium.*Active/ })).toBeVisible()
  const { name, lines } = await savedCsv(page)
  expect(name).toBe('user-plans.csv')
  expect(lines[0]).toBe('Name,Email,Plan,Status,Expires At')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/^Devika Nair,devika@shorehouse\.example,Premium,Active,\d{4}-\d\d-\d\d$/)
})

test('Manage Users: a client becomes an admin; one’s own role stays', async ({ page, consoleGuard }) => {
  // the server refuses the second change
  consoleGuard.allow(/\b400\b/)
  await openScenario(page, 'admin-users')
  await page.getByRole('searchbox').fill('devika')
  const role = page.getByRole('combobox', { name: 'Role of Devika Nair' })
  await role.selectOption('Admin')
  await expect(page.getByText('User role updated to admin successfully!')).toBeVisible()
  await expect(role).toHaveValue('admin')
  await page.getByRole('searchbox').fill('rohan')
  await page.getByRole('combobox', { name: 'Role of Rohan Patil' }).selectOption('User')
  await expect(page.getByText('You cannot change your own role.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Role of Rohan Patil' })).toHaveValue('admin')
})

test('Contacts: a message is marked as read and as unread, and the menu counts along', async ({ page }) => {
  await openScenario(page, 'admin-contacts')
  const menu = page.getByRole('navigation', { name: 'Admin' })
  const row = page.getByRole('row', { name: /Madhavi Tambe/ })
  await expect(menu.getByRole('link', { name: 'Contacts 4 unread' })).toBeVisible()
  await row.getByRole('button', { name: /^Mark as read/ }).click()
  await expect(row.getByText('Read', { exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Contacts 3 unread' })).toBeVisible()
  await row.getByRole('button', { name: /^Mark as unread/ }).click()
  await expect(row.getByText('Unread', { exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Contacts 4 unread' })).toBeVisible()
})

test('Notifications: one user is written to', async ({ page }) => {
  await openScenario(page, 'admin-notifications')
  const list = page.getByRole('region', { name: 'List of sent notifications' })
  await page.getByRole('radio', { name: 'One user' }).check()
  await page.getByRole('searchbox', { name: 'Find the user' }).fill('devika@')
  await page.getByRole('button', { name: /^Devika Nair/ }).click()
  await page.getByRole('textbox', { name: 'Message' }).fill('Your photos are live.')
  await page.getByRole('button', { name: 'Send notification', exact: true }).click()
  await expect(page.getByText('Notification sent!')).toBeVisible()
  await expect(list.getByRole('listitem').first()).toContainText('Your photos are live.')
  await expect(list.getByRole('listitem').first()).toContainText('Devika Nair')
})

test('Notifications: those whose plan ends are reminded @by-contract', async ({ page }) => {
  await openScenario(page, 'admin-notifications')
  const list = page.getByRole('region', { name: 'List of sent notifications' })
  // the two clients of the seed whose plans have two days left
  const toNilesh = list.getByRole('listitem').filter({ hasText: 'Nilesh Kadam' })
  const toRutuja = list.getByRole('listitem').filter({ hasText: 'Rutuja Chavan' })
  const before = [await toNilesh.count(), await toRutuja.count()]
  await page.getByRole('button', { name: 'Send auto-expiry notifications' }).click()
  await expect(page.getByText('Auto notifications sent to users with expiring plans!')).toBeVisible()
  await expect
    .poll(async () => [await toNilesh.count(), await toRutuja.count()])
    .toEqual(before.map((count) => count + 1))
})

test('Newsletter Subs: search and CSV', async ({ page }) => {
  await openScenario(page, 'admin-newsletter')
  const rows = page.getByRole('row')
  const all = await rows.count()
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Unsubscribed')
  await expect.poll(() => rows.count()).toBeLessThan(all)
  const shown = (await rows.count()) - 1
  const { name, lines } = await savedCsv(page)
  expect(name).toBe('newsletter-subscribers.csv')
  expect(lines[0]).toBe('Email,Subscribed At,Status')
  expect(lines.slice(1)).toHaveLength(shown)
  for (const line of lines.slice(1)) expect(line).toMatch(/Unsubscribed$/)

  const email = String(lines.at(-1)?.split(',')[0])
  await page.getByRole('searchbox').fill(email.toUpperCase())
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('cell', { name: email })).toBeVisible()
})
