import type { Page } from '@playwright/test'
import { controlsOf, demoHandle, moveDemoClock, openControls, waitForReload } from './support/demo'
import { expect, test } from './support/fixtures'
import { openScenario, settled } from './support/screens'

async function submitTicket(page: Page, message: string) {
  await page.getByLabel('What can we do for you?').fill(message)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: message })).toBeVisible()
}

test('the controls change persona, clock and faults', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/503/)
  await test.step('switching the persona keeps an allowed page', async () => {
    await openScenario(page, 'admin-approve')
    const who = await openControls(page, 'People')
    await waitForReload(page, () => who.getByRole('button', { name: /^Devika Nair/ }).click())
    await expect(demoHandle(page)).toHaveAccessibleName(/Devika Nair/)
    await expect(page).toHaveURL(/\/dashboard$/)
  })
  await test.step('moving the clock keeps the session', async () => {
    await moveDemoClock(page, '7 days later')
    await expect(demoHandle(page)).toHaveAccessibleName(/\+7 days/)
    await expect(page.getByText('13', { exact: true })).toBeVisible()
    await waitForReload(page, () => controlsOf(page).getByRole('button', { name: 'Back to today' }).click())
    await expect(demoHandle(page)).not.toHaveAccessibleName(/days/)
  })
  await test.step('a fault remains until it is cleared', async () => {
    await page.goto('/dashboard/support')
    const network = await openControls(page, 'Network')
    await network.getByRole('searchbox', { name: 'Search calls' }).fill('your tickets')
    await network.getByRole('combobox', { name: 'What happens' }).selectOption('503')
    await network.getByRole('radio', { name: 'Always' }).check()
    await network.getByRole('button', { name: 'Force it' }).click()
    await page.reload()
    const failure = page.getByText('Could not fetch your support tickets.')
    await expect(failure).toBeVisible()
    await expect(demoHandle(page)).toHaveAccessibleName(/1 fault/)
    await controlsOf(page).getByRole('button', { name: 'Clear all faults' }).click()
    await expect(failure).toHaveCount(0)
  })
  await test.step('the controls can be hidden', async () => {
    await page.goto('/about?demo=off')
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('demo-bar'))).toBe('off')
    await page.goto('/?scenario=support')
    await settled(page)
    await expect(demoHandle(page)).toHaveCount(0)
    await page.goto('/?scenario=support&demo=on')
    await expect(demoHandle(page)).toBeVisible()
  })
})

test('the demo reports an invalid scenario or link and still starts', async ({ page }) => {
  await page.goto('/?scenario=constructor')
  await expect(page.getByText('There is no scenario called “constructor”.')).toBeVisible()
  await page.goto('/#moment=broken')
  await expect(page.getByText('It is damaged or incomplete.')).toBeVisible()
  await page.goto('/demo/nothing-here')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Side by side' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible()
})

test('the error tour opens each message', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/\b(500|403|400)\b/)
  const strip = page.getByRole('complementary', { name: 'Error tour' })
  const show = async (search: string) => {
    await page.goto('/demo/errors')
    await page.getByRole('searchbox').fill(search)
    await page.getByRole('link', { name: /^Show it/ }).click()
  }
  await show('fetch coupons')
  await expect(strip).toContainText('There it is: “Could not fetch coupons.”')

  await show('permission delete services')
  await expect(strip).toContainText('Press Delete to see')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('You do not have permission to delete services.')

  await test.step('on a phone, without covering anything, and after a reload', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await show('invalid coupon')
    await page.reload()
    await expect(strip).toContainText('Press Apply coupon to see: “Invalid coupon.”')
    const total = await page.getByRole('region', { name: 'Amount to pay' }).boundingBox()
    const below = await strip.boundingBox()
    expect((total?.y ?? 0) + (total?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(below?.y ?? 0))
    await page.getByRole('button', { name: 'Apply coupon' }).click()
    await expect(strip).toContainText('There it is: “Invalid coupon.”')
  })
  await strip.getByRole('button', { name: 'End the error tour here' }).click()
  await expect(strip).toHaveCount(0)
})

test('a link and a file restore the demo in another browser', async ({ page, browser }) => {
  await openScenario(page, 'support')
  await moveDemoClock(page, '1 day later')
  await submitTicket(page, 'Saturday’s bill prints twice.')
  const share = await openControls(page, 'Share')
  await share.getByLabel('Your note, if you like').fill('Is this ticket clear?')
  await share.getByRole('button', { name: 'Make the link' }).click()
  const field = share.getByRole('textbox', { name: 'Link to this moment' })
  await expect(field).toHaveValue(/#moment=/)

  const other = await (await browser.newContext()).newPage()
  await other.goto(await field.inputValue())
  await expect(other).toHaveURL(/\/dashboard\/support$/)
  await expect(other.getByText('Saturday’s bill prints twice.')).toBeVisible()
  const shared = other.getByRole('complementary', { name: 'Shared with you' })
  await expect(shared).toContainText(
    '“Is this ticket clear?”This is a demo, shared with you: Support as Devika Nair',
  )
  await expect(shared).toContainText('with 1 new ticket')
  await shared.getByRole('button', { name: 'Close' }).click()
  // slightly less than a day: the clock in a link does not advance
  await expect(demoHandle(other)).toHaveAccessibleName(/\+(1 day|24 h)/)
  await submitTicket(other, 'And so does Sunday’s.')
  const data = await openControls(other, 'Data')
  const download = other.waitForEvent('download')
  await data.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()

  const back = await openControls(page, 'Data')
  await back.getByLabel('Open a saved state').setInputFiles(file)
  await back.getByRole('button', { name: 'Open it' }).click()
  await expect(page.getByText('And so does Sunday’s.')).toBeVisible()
  await other.context().close()

  await test.step('starting over resets the data', async () => {
    const again = await openControls(page, 'Data')
    await again.getByRole('button', { name: 'Start over with A working agency' }).click()
    const question = page.getByRole('alertdialog', { name: 'Start over with “A working agency”?' })
    await waitForReload(page, () => question.getByRole('button', { name: 'Start over' }).click())
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})

test('a tour follows a ticket as client and admin, across a reload', async ({ page }) => {
  const card = page.locator('[data-tour-card]')
  const atStep = (step: number) => expect(card).toContainText(`step ${step} of`)
  const continueTour = (name: string) => card.getByRole('button', { name }).click()
  await page.goto('/login')
  await settled(page)
  const tours = await openControls(page, 'Start')
  await tours.getByRole('button', { name: 'Start A ticket from start to finish' }).click()
  await atStep(1)
  await page.getByLabel('What can we do for you?').fill('The kiln page is blank.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await continueTour('Go on as Rohan, the admin')
  await atStep(3)
  await page.reload()
  await atStep(3)
  await page.getByRole('button', { name: 'Resolve the complaint of Gauri Bhosale' }).click()
  await page.getByLabel('Response').fill('It is back.')
  await page.getByRole('dialog', { name: /Gauri/ }).getByRole('button', { name: 'Resolve' }).click()
  await continueTour('Go on as Gauri')
  await atStep(6)
  await page.getByRole('button', { name: 'Reopen Chat' }).click()
  await continueTour('Go on as Rohan, the admin')
  await atStep(8)
  await page.getByRole('button', { name: 'Accept reopen of Gauri Bhosale' }).click()
  await continueTour('Go on as Gauri')
  await atStep(10)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
})
