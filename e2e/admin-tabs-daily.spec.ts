import { expect, test } from './support/fixtures'
import { openScenario } from './support/tabs'

test('Dashboard: shows the totals, and its menu leads through all tabs', async ({ page }) => {
  await openScenario(page, 'admin-home')
  const main = page.getByRole('main')
  await expect(main.getByText('Total Revenue')).toBeVisible()
  await expect(main.getByText('$1,70,967')).toBeVisible()
  await expect(main.getByText('Healthy')).toHaveCount(4)
  const links = page.getByRole('navigation', { name: 'Admin' }).getByRole('link')
  await expect(links.last()).toHaveText('Site Stats')
  for (const link of await links.all()) {
    const path = await link.getAttribute('href')
    await link.click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(link).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('Approve Subs: one is approved, one rejected with a reason, several decided at once @also-foreign', async ({
  page,
}) => {
  await openScenario(page, 'admin-approve')
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(page.getByText('7 waiting')).toBeVisible()

  await row('Farhan Sheikh')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(page.getByText('Subscription approved!')).toBeVisible()
  await expect(row('Farhan Sheikh')).toHaveCount(0)

  await row('Leela Sawant')
    .getByRole('button', { name: /^Reject/ })
    .click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please enter a rejection reason.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Why is it rejected/ }).fill('Three digits are missing.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Subscription rejected!')).toBeVisible()
  await expect(row('Leela Sawant')).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Select Sunita Ghag' }).check()
  await page.getByRole('checkbox', { name: 'Select Joel D’Mello' }).check()
  await page.getByRole('button', { name: 'Approve 2' }).click()
  await expect(page.getByText('Subscription approved!')).toBeVisible()
  await expect(row('Sunita Ghag')).toHaveCount(0)
  await expect(row('Joel D’Mello')).toHaveCount(0)

  await page.getByRole('checkbox', { name: 'Select all shown' }).check()
  await page.getByRole('button', { name: 'Reject 3' }).click()
  await page.getByRole('textbox', { name: /^Why is it rejected/ }).fill('The bank knows none of these.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Nobody is waiting' })).toBeVisible()
})

test('Approve Subs: a transaction ID that was paid with before asks once more', async ({ page }) => {
  await openScenario(page, 'admin-approve')
  const imran = page.getByRole('listitem').filter({ hasText: 'Imran Kazi' })
  await expect(imran.getByText(/This transaction ID is already on/)).toBeVisible()
  await imran.getByRole('button', { name: /^Approve/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve anyway' }).click()
  await expect(page.getByText('Subscription approved!')).toBeVisible()
  await expect(imran).toHaveCount(0)
})

test('Renewal Requests: one is approved, one refused, and a blank reason refuses nothing', async ({
  page,
}) => {
  await openScenario(page, 'admin-renewal-requests')
  await expect(page.getByRole('heading', { level: 1, name: 'Renewal Requests (2)' })).toBeVisible()
  await page.getByRole('button', { name: 'Approve the renewal of Kishor Jadhav' }).click()
  await expect(page.getByText('Renewal approved')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Renewal Requests (1)' })).toBeVisible()

  const reject = page.getByRole('button', { name: 'Reject the renewal of Swati Mayekar' })
  await reject.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await reject.click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('Not paid yet.')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Renewal rejected')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nobody asks for renewal' })).toBeVisible()
})

test('Help: a complaint is resolved with a response @also-foreign', async ({ page }) => {
  await openScenario(page, 'admin-help')
  const photos = page.getByRole('row', { name: /Room photos look dark/ })
  await photos.getByRole('button', { name: 'Resolve the complaint of Devika Nair' }).click()
  const dialog = page.getByRole('dialog', { name: 'Resolve the complaint of Devika Nair' })
  await dialog.getByRole('button', { name: 'Resolve' }).click()
  await expect(dialog.getByText('Please enter a response.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Response' }).fill('Lightened all of them.')
  await dialog.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText('Complaint resolved')).toBeVisible()
  await expect(photos.getByText(/Lightened all of them\./)).toBeVisible()
})

test('Help: reopening is accepted and refused @by-contract', async ({ page }) => {
  await openScenario(page, 'admin-help')
  const map = page.getByRole('row', { name: /The map pin stands/ })
  await map.getByRole('button', { name: 'Accept reopen of Devika Nair' }).click()
  await expect(page.getByText('Reopen request accepted')).toBeVisible()
  await expect(map.getByRole('button', { name: /^Resolve/ })).toBeVisible()

  const alterations = page.getByRole('row', { name: /alterations to the price list/ })
  await alterations.getByRole('button', { name: 'Reject reopen of Tahira Mulla' }).click()
  await expect(page.getByText('Reopen request rejected')).toBeVisible()
  await expect(alterations.getByRole('button', { name: /reopen/ })).toHaveCount(0)
})
