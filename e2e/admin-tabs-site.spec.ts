import type { Page } from '@playwright/test'
import { personaOf } from '../mocks/seeds/personas'
import { signIn } from './support/actions'
import { expect, test } from './support/fixtures'
import { openOwnSession, openScenario } from './support/tabs'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

/** Deletes by the button of that name, after the question whether that is meant. */
async function remove(page: Page, name: string, question: string | RegExp) {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const dialog = page.getByRole('alertdialog', { name: question })
  await dialog.getByRole('button', { name: 'Keep' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog).toHaveCount(0)
}

test('Plans: one is added, edited, and deleted after a question', async ({ page }) => {
  await openScenario(page, 'admin-plans')
  await page.getByLabel('Name').fill('Basic')
  await page.getByLabel('Price (₹)').fill('999')
  await page.getByLabel('Duration (days)').fill('15')
  await page.getByLabel(/^Features/).fill('One page, Help')
  await page.getByRole('button', { name: 'Add plan' }).click()
  await expect(page.getByText('Plan added!')).toBeVisible()

  await page.getByRole('button', { name: 'Edit Basic' }).click()
  await expect(page.getByLabel(/^Features/)).toHaveValue('One page, Help')
  await page.getByLabel('Price (₹)').fill('1099')
  await page.getByRole('button', { name: 'Save plan' }).click()
  await expect(page.getByText('Plan updated!')).toBeVisible()
  await expect(page.getByText('₹1,099')).toBeVisible()

  await remove(page, 'Basic', 'Delete the plan Basic?')
  await expect(page.getByText('Plan deleted!')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Basic' })).toHaveCount(0)
})

test('Coupons: one is created, deactivated, and deleted after a question', async ({ page }) => {
  await openScenario(page, 'admin-coupons')
  await page.getByLabel('Code').fill('gudhipadwa')
  await page.getByLabel(/^Amount/).fill('150')
  await page.getByRole('button', { name: 'Create coupon' }).click()
  await expect(page.getByText('Coupon created!')).toBeVisible()
  const row = page.getByRole('row', { name: /GUDHIPADWA/ })
  await expect(row).toContainText('₹150')
  await expect(row).toContainText('0 / ∞')

  await row.getByRole('button', { name: 'Deactivate GUDHIPADWA' }).click()
  await expect(page.getByText('Coupon deactivated!')).toBeVisible()
  await expect(row.getByText('Inactive')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Deactivate GUDHIPADWA' })).toBeDisabled()

  await remove(page, 'GUDHIPADWA', 'Delete coupon GUDHIPADWA?')
  await expect(page.getByText('Coupon deleted!')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('Payment Options: what is added is offered to a client who pays', async ({ page, context }) => {
  await openScenario(page, 'admin-payment-options')
  await expect(page.getByRole('heading', { name: 'Existing payment options (4)' })).toBeVisible()
  await page.getByLabel('Name').fill('Third bank')
  await page.getByLabel('UPI ID').fill('third@konkanbank')
  await page.getByRole('button', { name: 'Add payment option' }).click()
  await expect(page.getByText('Payment option added successfully!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Existing payment options (5)' })).toBeVisible()

  const client = await openOwnSession(context)
  await signIn(client, personaOf('new').email)
  await client.goto('/payment/starter')
  await client.getByRole('radio', { name: /^Third bank/ }).check()
  await expect(client.getByText('third@konkanbank').first()).toBeVisible()

  await page.bringToFront()
  await remove(page, 'Third bank', /Third bank\?$/)
  await expect(page.getByText('Payment option deleted successfully!')).toBeVisible()
  await client.reload()
  await expect(client.getByRole('radio').first()).toBeVisible()
  await expect(client.getByRole('radio', { name: /^Third bank/ })).toHaveCount(0)
})

test('Team: a member is added with a picture, edited and deleted', async ({ page }) => {
  await openScenario(page, 'admin-team')
  await page.getByLabel('Name').fill('Kedar Joshi')
  await page.getByLabel('Position').fill('Photographer')
  await page
    .getByLabel(/^Profile image/)
    .setInputFiles({ name: 'kedar.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByRole('img', { name: 'Preview' })).toBeVisible()
  await page.getByRole('button', { name: 'Add team member' }).click()
  await expect(page.getByText('Team member added successfully!')).toBeVisible()
  const card = page.getByRole('listitem').filter({ hasText: 'Kedar Joshi' })
  await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/png;base64,/)

  await page.getByRole('button', { name: 'Edit Kedar Joshi' }).click()
  await page.getByLabel('Position').fill('Photographer and driver')
  await page.getByRole('button', { name: 'Save team member' }).click()
  await expect(page.getByText('Team member updated successfully!')).toBeVisible()
  await expect(card).toContainText('Photographer and driver')
  await expect(card.locator('img')).toHaveAttribute('src', /^data:image\/png;base64,/)

  await remove(page, 'Kedar Joshi', 'Delete the team member Kedar Joshi?')
  await expect(page.getByText('Team member deleted successfully!')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('Features: one is added with a benefit on each line', async ({ page }) => {
  await openScenario(page, 'admin-features')
  await page.getByRole('button', { name: 'Add feature' }).click()
  await expect(page.getByText('Please enter a title.')).toBeVisible()
  await page.getByLabel('Title').fill('Printed menu')
  await page.getByLabel('Description').fill('The site as a card.')
  await page.getByLabel('Icon').fill('printer')
  await page.getByLabel(/^Benefits/).fill('For the table\n\nFor the door')
  await page.getByRole('button', { name: 'Add feature' }).click()
  await expect(page.getByText('Feature added successfully!')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Printed menu' }).click()
  await expect(page.getByLabel(/^Benefits/)).toHaveValue('For the table\nFor the door')
})

test('Services: one is edited', async ({ page }) => {
  await openScenario(page, 'admin-services')
  await page.getByRole('button', { name: 'Edit Web Design' }).click()
  await page.getByLabel(/^Price/).fill('₹2,199')
  await page.getByRole('button', { name: 'Save service' }).click()
  await expect(page.getByText('Service updated successfully!')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Web Design' })).toContainText('₹2,199')
})

test('Site Stats: shows the three totals', async ({ page }) => {
  await openScenario(page, 'admin-stats')
  const main = page.getByRole('main')
  for (const [term, figure] of [
    ['Total Users', '48'],
    ['Total Subscriptions', '45'],
    ['Active Subscriptions', '17'],
  ] as const) {
    const total = main
      .getByRole('term')
      .filter({ hasText: term })
      .first()
      .locator('..')
      .getByRole('definition')
    await expect(total).toHaveText(figure)
  }
})
