import { freshTransactionId } from './support/actions'
import { expect, test } from './support/fixtures'

test('the wall of screens opens a failure and keeps its filter on Back', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/\b500\b/)
  await page.goto('/demo/screens?screen=Payment&state=failing&theme=dark')
  const picture = page.locator('iframe[data-screen=payment-options-failed]')
  await expect(picture).toHaveClass(/is-drawn/)
  await expect(picture.contentFrame().getByText('Failed to fetch payment options')).toBeVisible()
  const link = page.getByRole('link', { name: 'submitting fails' })
  await link.click()
  await expect(
    page.getByText('Server error occurred. Please try again later or contact support.'),
  ).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('State')).toHaveValue('failing')
  await expect(link).toBeInViewport()
})

test('Back from a message leads to its place in the error tour', async ({ page }) => {
  await page.goto('/demo/errors')
  const link = page.getByRole('link', { name: /^Show it “You have been unsubscribed/ })
  await link.click()
  await expect(page.getByText('Press Unsubscribe to see')).toBeVisible()
  await page.goBack()
  await expect(link).toBeInViewport()
})

test('side by side, each persona sees the other’s changes', async ({ page }) => {
  const left = page.frameLocator('iframe[data-side=left]')
  const right = page.frameLocator('iframe[data-side=right]')
  await page.goto('/demo/side-by-side')
  await expect(left.getByText('Waiting for approval').first()).toBeVisible()
  await right.getByRole('button', { name: 'Approve Farhan Sheikh' }).click()
  await expect(left.getByText('Active', { exact: true })).toBeVisible()

  await test.step('addresses and sessions survive a reload', async () => {
    await page.goto('/demo/side-by-side?left=/payment/premium&leftAs=new')
    await left.getByLabel(/Transaction ID/).fill(freshTransactionId())
    await left.getByRole('button', { name: 'Submit for approval' }).click()
    await expect(right.getByRole('listitem', { name: 'Gauri Bhosale' })).toBeVisible()
    await right
      .getByRole('link', { name: /^User Plans/ })
      .first()
      .click()
    await expect(page).toHaveURL(/right=\/admin-dashboard\/user-plans&rightAs=admin$/)
    await page.reload()
    await expect(right.getByRole('heading', { level: 1, name: 'User Plans' })).toBeVisible()
    await expect(page.getByLabel('Who is on the left')).toHaveValue('new')
  })
  await test.step('logging out on one side keeps the other session', async () => {
    await right.getByRole('button', { name: 'Logout' }).first().click()
    await expect(page.getByLabel('Who is on the right')).toHaveValue('visitor')
    await expect(page.getByLabel('Who is on the left')).toHaveValue('new')
  })
})
