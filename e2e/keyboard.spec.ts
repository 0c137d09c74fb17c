import { demoPassword, personaOf } from '../mocks/seeds/personas'
import { expect, test } from './support/fixtures'
import { announced, pressEnterOn, tabThrough, tabTo } from './support/keyboard'
import { settled } from './support/screens'
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
    await expect(announced(page, /^Ticket submitted\./)).toBeVisible()
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
