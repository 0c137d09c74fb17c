import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { personaOf } from '../../mocks/seeds/personas'
import { expect, test } from '../support/fixtures'
import { openScenario, settled } from '../support/tabs'

// the page has its usual room beside the panel
test.use({ viewport: { width: 1720, height: 900 } })

/** The panel shows the same texts in its code. */
const product = (page: Page) => page.getByRole('main')
const panel = (page: Page) => page.getByRole('dialog', { name: 'Demo controls' })

async function startRecording(page: Page) {
  await page.getByRole('complementary', { name: 'Demo controls' }).getByRole('button').click()
  await panel(page).getByRole('tab', { name: 'Record' }).click()
  await panel(page).getByRole('button', { name: 'Record', exact: true }).click()
  await expect(panel(page).getByText('Recording.')).toBeVisible()
}

/** The code that “Copy as test” gives. */
async function generated(page: Page, kind: 'Component test' | 'Browser journey') {
  await panel(page).getByRole('radio', { name: kind }).check()
  return panel(page).getByRole('region', { name: 'The test' }).innerText()
}

/** The recorded tests are in the suite as they are generated: here they are made, there they are run. */
async function expectToBe(text: string, path: string) {
  if (process.env['WRITE_RECORDED'] !== undefined) await writeFile(path, text)
  expect(text).toBe(await readFile(path, 'utf8'))
}

test('a payment with a coupon, on a slow machine and with double clicks', async ({ page }) => {
  await openScenario(page, 'payment-coupon')
  await startRecording(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.getByLabel('Coupon').click()
  await page.keyboard.type('first500')
  await page.keyboard.press('Enter')
  await expect(product(page).getByText('Coupon applied! ₹500 off.')).toBeVisible()
  await page.getByLabel(/Transaction ID/).pressSequentially('731294650018')
  await page.getByRole('button', { name: 'Submit for approval' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Submitted, waiting for approval' })).toBeVisible()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await expectToBe(
    await generated(page, 'Component test'),
    'src/demo/record/recorded/paymentWithCoupon.test.tsx',
  )
})

test('a ticket that is reopened, by keyboard', async ({ page }) => {
  await openScenario(page, 'admin-help')
  await startRecording(page)
  await page.getByRole('button', { name: 'Accept reopen of Devika Nair' }).focus()
  await page.keyboard.press('Enter')
  await expect(product(page).getByText('Reopen request accepted')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await expectToBe(
    await generated(page, 'Component test'),
    'src/demo/record/recorded/ticketReopened.test.tsx',
  )
})

test('one request is approved and another rejected, with a load of the page between', async ({ page }) => {
  await openScenario(page, 'admin-approve')
  await startRecording(page)
  const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await row('Farhan Sheikh')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(product(page).getByText('Subscription approved!')).toBeVisible()
  await expect(row('Farhan Sheikh')).toHaveCount(0)
  await page.reload()
  await settled(page)
  await expect(panel(page).getByText('Recording.')).toBeVisible()
  await row('Leela Sawant')
    .getByRole('button', { name: /^Reject/ })
    .click()
  await page.getByRole('textbox', { name: /^Why is it rejected/ }).fill('Three digits are missing.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(product(page).getByText('Subscription rejected!')).toBeVisible()
  await expect(row('Leela Sawant')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Stop' }).click()
  await expectToBe(
    await generated(page, 'Component test'),
    'src/demo/record/recorded/approvedAndRejected.test.tsx',
  )
})

test('a password is nowhere, also when it is shown; the journey is one of this suite', async ({ page }) => {
  await page.goto('/login')
  await startRecording(page)
  const form = page.getByRole('form', { name: 'Login' })
  await form.getByLabel('Email').fill(personaOf('active').email)
  await form.getByLabel('Password', { exact: true }).pressSequentially('konkan-')
  await form.getByRole('button', { name: 'Show password' }).click()
  await form.getByLabel('Password', { exact: true }).press('End')
  await page.keyboard.type('monsoon-26')
  await form.getByRole('button', { name: 'Login' }).click()
  // the recorder notes a heading that is there when the next step comes
  await expect(page.getByRole('heading', { name: 'Premium', exact: true })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Subscription' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Stop' }).click()

  const text = await generated(page, 'Browser journey')
  const everything = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      document.documentElement.innerHTML,
    ]),
  )
  for (const part of ['konkan', 'monsoon']) {
    expect(text).not.toContain(part)
    expect(everything).not.toContain(part)
  }
  await expectToBe(text, 'e2e/demo-recorded.spec.ts')
})
