import type { Page } from '@playwright/test'
import { freshTransactionId } from '../support/actions'
import { expect, test } from '../support/fixtures'

type Side = 'left' | 'right'
const frame = (page: Page, side: Side) => page.frameLocator(`iframe[data-side=${side}]`)
const chosen = (page: Page, side: Side) => page.getByLabel(`Who is on the ${side}`)
const SECOND = { timeout: 1000 }

for (const tag of ['', ' @no-worker'])
  test(`an approval on the right is seen on the left within a second${tag}`, async ({ page }) => {
    await page.goto('/demo/side-by-side')
    await expect(page).toHaveTitle(/^Side by side/)
    const [left, right] = [frame(page, 'left'), frame(page, 'right')]
    await expect(left.getByText('Waiting for approval').first()).toBeVisible()
    await right.getByRole('button', { name: 'Approve Farhan Sheikh' }).click()
    await expect(left.getByText('Active', { exact: true })).toBeVisible(SECOND)
    await expect(page.getByRole('button', { name: /Demo/ })).toHaveCount(1)
    await expect(left.getByRole('button', { name: /Demo/ })).toHaveCount(0)
  })

test('a payment on the left is in the queue on the right within a second, also where nothing is stored', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {
        get: () => {
          throw new DOMException('closed', 'SecurityError')
        },
      })
  })
  await page.goto('/demo/side-by-side?left=/payment/premium&leftAs=new')
  const [left, right] = [frame(page, 'left'), frame(page, 'right')]
  const request = right.getByRole('listitem', { name: 'Gauri Bhosale' })
  await expect(right.getByRole('listitem', { name: 'Farhan Sheikh' })).toBeVisible()
  await left.getByLabel(/Transaction ID/).fill(freshTransactionId())
  await left.getByRole('button', { name: 'Submit for approval' }).click()
  await expect(request).toBeVisible(SECOND)
})

test('addresses and sessions last through a reload, and signing out on one side leaves the other', async ({
  page,
}) => {
  await page.goto('/demo/side-by-side?left=//evil.example&leftAs=active')
  await frame(page, 'left')
    .getByRole('link', { name: /^Support/ })
    .first()
    .click()
  await frame(page, 'right')
    .getByRole('link', { name: /^User Plans/ })
    .first()
    .click()
  await expect(page).toHaveURL(
    /left=\/dashboard\/support&leftAs=active&right=\/admin-dashboard\/user-plans&rightAs=admin$/,
  )
  const address = page.url()
  await page.reload()
  await expect(frame(page, 'left').getByRole('heading', { level: 1, name: 'Support' })).toBeVisible()
  await expect(chosen(page, 'left')).toHaveValue('active')
  await expect(page).toHaveURL(address)

  await frame(page, 'right').getByRole('button', { name: 'Logout' }).first().click()
  await expect(chosen(page, 'right')).toHaveValue('visitor')
  await expect(page).toHaveURL(/rightAs=visitor/)
  await frame(page, 'left').getByLabel('What can we do for you?').fill('Still here.')
  await frame(page, 'left').getByRole('button', { name: 'Submit' }).click()
  await expect(frame(page, 'left').getByText('Still here.').first()).toBeVisible()

  await chosen(page, 'right').selectOption('expired')
  await expect(frame(page, 'right').getByRole('heading', { level: 1, name: /Sameer/ })).toBeVisible()
  await frame(page, 'right')
    .getByRole('link', { name: /^Purchases/ })
    .first()
    .click()
  await expect(page).toHaveURL(/right=\/dashboard\/purchases&/)
  await page.goBack()
  await expect(page).toHaveURL(/right=\/dashboard&rightAs=expired$/)
  await expect(frame(page, 'right').getByRole('heading', { level: 1, name: /Sameer/ })).toBeVisible()
})

test('on a phone the two are tabs, and both stay as they are', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/demo/side-by-side')
  const approve = frame(page, 'right').getByRole('button', { name: 'Approve Farhan Sheikh' })
  await expect(page.getByRole('tab', { name: 'Left: Farhan Sheikh', selected: true })).toBeVisible()
  await expect(approve).toBeHidden()
  await page.getByRole('tab', { name: 'Right: Rohan Patil' }).click()
  await approve.click()
  await page.getByRole('tab', { name: 'Left: Farhan Sheikh' }).click()
  await expect(frame(page, 'left').getByText('Active', { exact: true })).toBeVisible()
})

test('an address of the demo that leads nowhere says so', async ({ page }) => {
  await page.goto('/demo/nothing-here')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Side by side' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible()
})
