import { demoPassword, personaOf } from '../mocks/seeds/personas'
import { expect, test } from './support/fixtures'
import { announced, pressEnterOn, tabThrough, tabTo } from './support/keyboard'
import { openScenario, settled } from './support/screens'
import { openHydrated, scrolled } from './support/site'

test.use({ viewport: { width: 1366, height: 700 } })

test('a visitor goes from the skip link to a payment by keyboard', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await openHydrated(page, '/about')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await test.step('the navigation bar opens the next page at its top', async () => {
    await page.keyboard.press('End')
    await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
    const bar = page.getByRole('navigation', { name: 'Main' })
    await pressEnterOn(page, bar.getByRole('link', { name: 'Plans' }), 'Shift+Tab')
    await expect(page).toHaveURL(/\/plans$/)
    await expect(heading).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await expect(announced(page, await page.title())).toBeAttached()
  })

  await test.step('every focus stop is visible', async () => {
    await expect(page.getByRole('link', { name: /^Choose Premium/ })).toBeVisible()
    expect(await tabThrough(page)).toEqual(
      expect.arrayContaining(['Does my plan renew by itself?', 'Subscribe', 'Our Team']),
    )
  })

  await test.step('a question opens and closes', async () => {
    const answer = page.getByText(/We remind you two days before it ends/)
    await expect(answer).toBeHidden()
    await pressEnterOn(
      page,
      page.locator('summary', { hasText: 'Does my plan renew by itself?' }),
      'Shift+Tab',
    )
    await expect(answer).toBeVisible()
    await page.keyboard.press('Space')
    await expect(answer).toBeHidden()
  })

  await pressEnterOn(page, page.getByRole('link', { name: /^Choose Premium/ }), 'Shift+Tab')
  await expect(page).toHaveURL(/\/payment\/premium$/)
  await expect(heading).toBeFocused()
  expect(await scrolled(page)).toBe(0)
})

test('a client logs in, reads, writes, chats and logs out by keyboard', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/\b400\b/)
  const heading = page.getByRole('heading', { level: 1 })
  const menu = page.getByRole('navigation', { name: 'Dashboard' })

  await test.step('a wrong password is announced and the email remains', async () => {
    await openHydrated(page, '/login')
    const form = page.getByRole('form', { name: 'Login' })
    await tabTo(page, form.getByLabel('Email'))
    await page.keyboard.type(personaOf('active').email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('not-this-one')
    await page.keyboard.press('Enter')
    await expect(announced(page, 'Invalid email or password.')).toBeVisible()
    await expect(form.getByLabel('Email')).toHaveValue(personaOf('active').email)
    await tabTo(page, form.getByLabel('Password', { exact: true }), 'Shift+Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(heading).toBeFocused()
    await expect(announced(page, await page.title())).toBeAttached()
  })

  await test.step('marking as read keeps the focus on the notification', async () => {
    await pressEnterOn(page, menu.getByRole('link', { name: /^Notifications/ }), 'Shift+Tab')
    await expect(heading).toHaveText('Notifications')
    await expect(heading).toBeFocused()
    const button = page.getByRole('button', { name: /^Mark as read/ }).first()
    await button.waitFor()
    const title = (await button.textContent())?.replace(/^Mark as read: /, '') ?? ''
    await pressEnterOn(page, button)
    await expect(page.locator(':focus')).toHaveText(title)
    await expect(page.getByRole('button', { name: `Mark as read: ${title}` })).toHaveCount(0)
  })

  await test.step('an empty ticket shows an error at the field', async () => {
    await pressEnterOn(page, menu.getByRole('link', { name: /^Support/ }), 'Shift+Tab')
    await expect(heading).toHaveText('Support')
    await settled(page)
    const field = page.getByRole('textbox', { name: 'What can we do for you?' })
    await pressEnterOn(page, page.getByRole('button', { name: 'Submit' }))
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/^Please enter a message for your complaint\./)
    await page.keyboard.type('The verandah picture is grey.')
    await pressEnterOn(page, page.getByRole('button', { name: 'Submit' }))
    await expect(announced(page, /^Your ticket is open\./)).toBeVisible()
  })

  await test.step('sending a message keeps the focus in its field', async () => {
    await pressEnterOn(page, page.getByRole('link', { name: 'Open chat' }).first())
    await expect(heading).toBeFocused()
    const field = page.getByRole('textbox', { name: 'Your message' })
    await tabTo(page, field)
    await page.keyboard.type('It is the one above the bookings.')
    await page.keyboard.press('Enter')
    await expect(announced(page, /It is the one above the bookings\./)).toBeVisible()
    await expect(field).toBeFocused()
  })

  await pressEnterOn(page, page.getByRole('button', { name: 'Logout' }), 'Shift+Tab')
  await expect(page).toHaveURL(/\/login$/)
  await expect(heading).toBeFocused()
})

test('an admin approves, resolves, deletes and searches by keyboard', async ({ page }) => {
  await openScenario(page, 'admin-approve')
  const rail = page.getByRole('navigation', { name: 'Admin' })
  const heading = page.getByRole('heading', { level: 1 })
  const item = (name: string) => page.getByRole('listitem', { name })

  await test.step('a decision moves the focus to the next request', async () => {
    await pressEnterOn(page, page.getByRole('button', { name: 'Approve Farhan Sheikh' }))
    await expect(announced(page, /^Subscription approved!/)).toBeVisible()
    await expect(item('Farhan Sheikh')).toHaveCount(0)
    await expect(item('Sunita Ghag')).toBeFocused()

    const reject = page.getByRole('button', { name: 'Reject Leela Sawant' })
    const reason = page.getByRole('textbox', { name: /^Why is it rejected/ })
    await pressEnterOn(page, reject)
    await expect(reason).toBeFocused()
    await pressEnterOn(page, page.getByRole('button', { name: 'Cancel' }))
    await expect(reject).toBeFocused()
    await page.keyboard.press('Enter')
    await pressEnterOn(page, page.getByRole('button', { name: 'Submit' }))
    await expect(announced(page, 'Please enter a rejection reason.')).toBeVisible()
    await expect(reason).toBeFocused()
    await page.keyboard.type('Three digits are missing.')
    await pressEnterOn(page, page.getByRole('button', { name: 'Submit' }))
    await expect(announced(page, /^Subscription rejected!/)).toBeVisible()
    await expect(item('Joel D’Mello')).toBeFocused()
  })

  await test.step('a dialog traps the focus, and Escape returns it', async () => {
    await pressEnterOn(page, rail.getByRole('link', { name: /^Help/ }), 'Shift+Tab')
    await expect(heading).toHaveText('Help')
    const resolve = page.getByRole('button', { name: 'Resolve the complaint of Leela Sawant' })
    await pressEnterOn(page, resolve)
    const dialog = page.getByRole('dialog')
    const response = dialog.getByRole('textbox', { name: 'Response' })
    await expect(response).toBeFocused()
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(resolve).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(response).toBeFocused()
    await page.keyboard.type('Tick “Sold out” in its card.')
    await pressEnterOn(page, dialog.getByRole('button', { name: 'Resolve' }))
    await expect(announced(page, /^Complaint resolved/)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  })

  await test.step('a deletion moves the focus to the heading', async () => {
    await pressEnterOn(page, rail.getByRole('link', { name: 'Coupons' }), 'Shift+Tab')
    await expect(heading).toHaveText('Coupons')
    await expect(heading).toBeFocused()
    await expect(announced(page, await page.title())).toBeAttached()
    const remove = page.getByRole('button', { name: 'Delete FIRST500' })
    const question = page.getByRole('alertdialog', { name: 'Delete coupon FIRST500?' })
    await pressEnterOn(page, remove)
    await expect(question).toHaveAccessibleDescription(/.+/)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await pressEnterOn(page, question.getByRole('button', { name: 'Delete' }))
    await expect(announced(page, /^Coupon deleted!/)).toBeVisible()
    await expect(heading).toBeFocused()
  })

  await test.step('a search announces the number of results', async () => {
    await pressEnterOn(page, rail.getByRole('link', { name: 'Manage Users' }), 'Shift+Tab')
    await expect(heading).toHaveText('Manage Users')
    const search = page.getByRole('searchbox', { name: 'Search' })
    await tabTo(page, search)
    await page.keyboard.type('kadam')
    await expect(announced(page, /1 of 1|^1 /).first()).toBeAttached()
    await page.keyboard.press('Escape')
    await expect(search).toHaveValue('')
  })
})
