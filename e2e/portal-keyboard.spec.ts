import { demoPassword, personaOf } from '../mocks/seeds/personas'
import { expectHeard, listen } from './support/announcements'
import { expect, test } from './support/fixtures'
import { enterOn, tabTo } from './support/keyboard'
import { open } from './support/site'
import { settled } from './support/tabs'

test('a client by keyboard alone: signs in, reads a notification, writes a ticket, chats and signs out', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/\b400\b/)
  const heading = page.getByRole('heading', { level: 1 })
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await page.setViewportSize({ width: 1366, height: 700 })
  await listen(page)

  await test.step('a wrong password is said, and the typed email stays', async () => {
    await open(page, '/login')
    const form = page.getByRole('form', { name: 'Login' })
    await tabTo(page, form.getByLabel('Email'))
    await page.keyboard.type(personaOf('active').email)
    await page.keyboard.press('Tab')
    await page.keyboard.type('not-this-one')
    await page.keyboard.press('Enter')
    await expectHeard(page, 'Invalid email or password.')
    await expect(form.getByLabel('Email')).toHaveValue(personaOf('active').email)
    await tabTo(page, form.getByLabel('Password', { exact: true }), 'Shift+Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(heading).toBeFocused()
    await expectHeard(page, await page.title())
  })

  await test.step('what is marked as read leaves the focus on its title', async () => {
    await enterOn(page, menu.getByRole('link', { name: /^Notifications/ }), 'Shift+Tab')
    await expect(heading).toHaveText('Notifications')
    await expect(heading).toBeFocused()
    await expectHeard(page, /^Notifications/)
    const button = page.getByRole('button', { name: /^Mark as read/ }).first()
    await button.waitFor()
    const title = (await button.textContent())?.replace(/^Mark as read: /, '') ?? ''
    await enterOn(page, button)
    await expect(page.locator(':focus')).toHaveText(title)
    await expect(page.getByRole('button', { name: `Mark as read: ${title}` })).toHaveCount(0)
  })

  await test.step('an empty ticket is refused in words at its field, a written one is confirmed', async () => {
    await enterOn(page, menu.getByRole('link', { name: /^Support/ }), 'Shift+Tab')
    await expect(heading).toHaveText('Support')
    await settled(page)
    const field = page.getByRole('textbox', { name: 'What can we do for you?' })
    await enterOn(page, page.getByRole('button', { name: 'Submit' }))
    await expect(field).toBeFocused()
    await expect(field).toHaveAccessibleDescription(/^Please enter a message for your complaint\./)
    await expectHeard(page, 'Please enter a message for your complaint.')
    await page.keyboard.type('The verandah picture is grey.')
    await enterOn(page, page.getByRole('button', { name: 'Submit' }))
    await expectHeard(page, /^Your ticket is open\./)
  })

  await test.step('a message of the chat is heard by its own words', async () => {
    await enterOn(page, page.getByRole('link', { name: 'Open chat' }).first())
    await expect(heading).toBeFocused()
    await tabTo(page, page.getByRole('textbox', { name: 'Your message' }))
    await page.keyboard.type('It is the one above the bookings.')
    await page.keyboard.press('Enter')
    await expectHeard(page, /It is the one above the bookings\./)
    await expect(page.getByRole('textbox', { name: 'Your message' })).toBeFocused()
  })

  await test.step('signing out ends at the login page’s heading', async () => {
    await enterOn(page, page.getByRole('button', { name: 'Logout' }), 'Shift+Tab')
    await expect(page).toHaveURL(/\/login$/)
    await expect(heading).toBeFocused()
  })
})
