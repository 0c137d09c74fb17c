import type { Locator, Page } from '@playwright/test'
import { demoPassword, personaOf } from '../../mocks/seeds/personas'
import { freshTransactionId } from '../support/actions'
import { expect, test } from '../support/fixtures'
import { open, takenOver } from '../support/site'
import { chooseTab, openScenario } from '../support/tabs'

/** Between the two clicks of a hand, in milliseconds. */
const PAUSE = 120

type Press = (button: Locator) => Promise<void>

/** The second click is where the first one was, whatever is there by then. */
const byHand: Press = async (button) => {
  await button.hover()
  const box = await button.boundingBox()
  if (!box) throw new Error('The button is not in the page')
  const { mouse } = button.page()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await mouse.click(x, y)
  await button.page().waitForTimeout(PAUSE)
  await mouse.down({ clickCount: 2 })
  await mouse.up({ clickCount: 2 })
}

/** Both clicks before the page can render anything. */
const inOneFrame: Press = (button) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

/** What the page sends besides reading, from now on. */
function watchWrites(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() !== 'GET' && pathname.startsWith('/api/'))
      sent.push(`${request.method()} ${pathname}`)
  })
  return sent
}

/** Presses the button twice, and waits for its calls and for what the page says then, which it may have said before. */
async function twice(
  press: Press,
  button: Locator,
  writes: (string | RegExp)[],
  shown: string | RegExp | Locator,
) {
  const page = button.page()
  const sent = watchWrites(page)
  await press(button)
  await expect.poll(() => sent.length).toBeGreaterThanOrEqual(writes.length)
  const sign = typeof shown === 'string' || shown instanceof RegExp ? page.getByText(shown) : shown
  await expect(sign.first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(sent).toEqual(writes.map((write) => expect.stringMatching(write)))
}

for (const [how, press] of [
  ['two clicks in one frame', inOneFrame],
  ['a double click by hand', byHand],
] as const) {
  test.describe(how, () => {
    test('a visitor registers, logs in, subscribes to the letter and writes once', async ({ page }) => {
      await open(page, '/contact')
      const contact = page.getByRole('form', { name: 'Message' })
      await contact.getByLabel('Name').fill('Asha Pawar')
      await contact.getByLabel('Email').fill('asha@pawarfarms.example')
      await contact.getByLabel('Subject').fill('A shop')
      await contact.getByLabel('Message').fill('Mangoes by post.')
      await twice(press, contact.getByRole('button', { name: /Send/ }), [], /Thank/)
      const letter = page.getByRole('form', { name: 'Newsletter' })
      await letter.scrollIntoViewIfNeeded()
      await takenOver(page, 'form[aria-label="Newsletter"]')
      await letter.getByLabel('Email for the newsletter').fill('asha@pawarfarms.example')
      const subscribe = letter.getByRole('button', { name: 'Subscribe' })
      await twice(press, subscribe, [], 'Thank you for subscribing to our newsletter!')

      await open(page, '/register')
      const register = page.getByRole('form', { name: 'Register' })
      await register.getByLabel('Name').fill('Asha Pawar')
      await register.getByLabel('Email').fill('asha@pawarfarms.example')
      await register.getByLabel('Password', { exact: true }).fill('a long sentence')
      const dashboard = page.getByRole('heading', { level: 1, name: /Asha/ })
      await twice(
        press,
        register.getByRole('button', { name: 'Register' }),
        ['POST /api/auth/register'],
        dashboard,
      )
      await page.getByRole('button', { name: 'Logout' }).click()

      const login = page.getByRole('form', { name: 'Login' })
      await login.getByLabel('Email').fill(personaOf('active').email)
      await login.getByLabel('Password', { exact: true }).fill(demoPassword)
      const devika = page.getByRole('heading', { level: 1, name: /Devika/ })
      await twice(press, login.getByRole('button', { name: 'Login' }), ['POST /api/auth/login'], devika)
    })

    test('a client pays once, and the coupon is used once', async ({ page }) => {
      await openScenario(page, 'payment-coupon')
      const applied = page.getByText('Coupon applied! ₹500 off.')
      const apply = page.getByRole('button', { name: 'Apply coupon' })
      await page.getByLabel('Coupon').fill('FIRST500')
      await twice(press, apply, ['POST /api/auth/coupons/apply'], applied)

      await page.getByRole('button', { name: 'Remove coupon' }).click()
      await expect(applied).toHaveCount(0)
      await expect(page.getByRole('img', { name: /QR code for ₹4,999/ })).toBeVisible()
      await apply.click()
      await expect(applied).toBeVisible()

      await page.getByLabel(/Transaction ID/).fill(freshTransactionId())
      await twice(
        press,
        page.getByRole('button', { name: 'Submit for approval' }),
        ['POST /api/auth/subscribe', 'POST /api/auth/coupons/apply'],
        page.getByRole('heading', { name: 'Submitted, waiting for approval' }),
      )
      await expect(page.getByText(/was not used/)).toHaveCount(0)
    })

    test('a client asks once: renewal, a ticket, its chat, reopening it', async ({ page }) => {
      await openScenario(page, 'dashboard-expired')
      const renewal = page.getByRole('button', { name: 'Request Renewal' })
      await twice(press, renewal, ['POST /api/auth/renewal-request'], 'Renewal requested')

      await openScenario(page, 'chat-open')
      await page.getByRole('textbox', { name: 'Your message' }).fill('Twice is once.')
      const message = page.getByRole('log', { name: 'Messages' }).getByText('Twice is once.')
      await twice(press, page.getByRole('button', { name: 'Send' }), [/^POST .*\/chat$/], message)
      await expect(message).toHaveCount(1)

      await page
        .getByRole('link', { name: /^Support/ })
        .first()
        .click()
      await page.getByRole('textbox', { name: /What can we do for you/ }).fill('The gate is shut')
      const submit = page.getByRole('button', { name: 'Submit' })
      await twice(press, submit, ['POST /api/auth/complaints'], /^Your ticket is open\./)
      const reopen = page.getByRole('button', { name: 'Reopen Chat' }).first()
      await twice(press, reopen, [/^POST .*\/reopen$/], page.getByText(/^(You asked|Reopen request)/))
    })

    test('an admin decides once, and never about the next one', async ({ page }) => {
      await openScenario(page, 'admin-approve')
      const request = (name: string) => page.getByRole('listitem').filter({ hasText: name })
      const approve = request('Farhan Sheikh').getByRole('button', { name: /^Approve/ })
      await twice(press, approve, [/^PATCH .*\/approve-subscription\//], 'Subscription approved!')
      await expect(page.getByText('6 waiting')).toBeVisible()
      await request('Leela Sawant')
        .getByRole('button', { name: /^Reject/ })
        .click()
      await page.getByRole('textbox', { name: /^Why is it rejected/ }).fill('Three digits are missing.')
      const refuse = page.getByRole('button', { name: 'Submit' })
      await twice(press, refuse, [/^PATCH .*\/reject-subscription\//], 'Subscription rejected!')
      await expect(page.getByText('5 waiting')).toBeVisible()
      await page.getByRole('checkbox', { name: 'Select Sunita Ghag' }).check()
      await page.getByRole('checkbox', { name: 'Select Joel D’Mello' }).check()
      const both = [/^PATCH .*\/approve-subscription\//, /^PATCH .*\/approve-subscription\//]
      await twice(press, page.getByRole('button', { name: 'Approve 2' }), both, 'Subscription approved!')
      await expect(page.getByText('3 waiting')).toBeVisible()

      await chooseTab(page, /^Renewal Requests/)
      const renew = page.getByRole('button', { name: 'Approve the renewal of Kishor Jadhav' })
      await twice(press, renew, [/^PATCH .*\/approve$/], 'Renewal approved')
      await page.getByRole('button', { name: 'Reject the renewal of Swati Mayekar' }).click()
      const reason = page.getByRole('dialog')
      await reason.getByRole('textbox', { name: 'Reason' }).fill('Not paid yet.')
      await twice(
        press,
        reason.getByRole('button', { name: 'Submit' }),
        [/^PATCH .*\/reject$/],
        'Renewal rejected',
      )

      await chooseTab(page, /^Help/)
      await page.getByRole('button', { name: 'Accept reopen of Devika Nair' }).click()
      const accepted = page.getByText('Reopen request accepted')
      await expect(accepted).toBeVisible()
      await page.getByRole('button', { name: 'Resolve the complaint of Devika Nair' }).first().click()
      const answer = page.getByRole('dialog')
      await answer.getByRole('textbox', { name: 'Response' }).fill('Lightened all of them.')
      const resolve = answer.getByRole('button', { name: 'Resolve' })
      await twice(press, resolve, [/^PATCH .*\/complaints\//], 'Complaint resolved')

      await chooseTab(page, 'Notifications')
      await page.getByRole('textbox', { name: 'Message' }).fill('We are closed on Monday.')
      const send = page.getByRole('button', { name: 'Send notification', exact: true })
      await twice(press, send, ['POST /api/auth/admin/notifications'], 'Notification sent!')
      const remind = page.getByRole('button', { name: 'Send auto-expiry notifications' })
      await twice(press, remind, [/auto-expiry/], /^Auto notifications sent/)
    })

    test('an admin saves once, and deletes only what was confirmed', async ({ page }) => {
      await openScenario(page, 'admin-plans')
      const save = (name: string) => page.getByRole('button', { name, exact: true })
      await page.getByLabel('Name').fill('Pro Max')
      await page.getByLabel('Price (₹)').fill('999')
      await page.getByLabel('Duration (days)').fill('15')
      await page.getByLabel(/^Features/).fill('One page')
      await twice(press, save('Add plan'), ['POST /api/auth/plans'], 'Plan added!')
      await page.getByRole('button', { name: 'Edit Pro Max' }).click()
      await page.getByLabel('Price (₹)').fill('1099')
      await twice(press, save('Save plan'), [/^PUT .*\/plans\//], 'Plan updated!')
      const question = page.getByRole('alertdialog')
      await twice(press, page.getByRole('button', { name: 'Delete Pro Max' }), [], question)
      await twice(
        press,
        question.getByRole('button', { name: 'Delete' }),
        [/^DELETE .*\/plans\//],
        'Plan deleted!',
      )

      await chooseTab(page, 'Coupons')
      await page.getByLabel('Code').fill('gudhipadwa')
      await page.getByLabel(/^Amount/).fill('150')
      await twice(press, save('Create coupon'), ['POST /api/auth/coupons'], 'Coupon created!')
      await twice(press, save('Deactivate GUDHIPADWA'), [/^PATCH .*\/deactivate$/], 'Coupon deactivated!')

      await chooseTab(page, 'Payment Options')
      await page.getByLabel('Name').fill('Third bank')
      await page.getByLabel('UPI ID').fill('third@konkanbank')
      await twice(
        press,
        save('Add payment option'),
        [/^POST .*\/payment-options$/],
        'Payment option added successfully!',
      )

      await chooseTab(page, 'Team')
      await page.getByLabel('Name').fill('Kedar Joshi')
      await page.getByLabel('Position').fill('Photographer')
      await twice(press, save('Add team member'), [/^POST .*\/team$/], 'Team member added successfully!')

      await chooseTab(page, 'Features')
      await page.getByLabel('Title').fill('Printed menu')
      await page.getByLabel('Description').fill('The site as a card.')
      await page.getByLabel('Icon').fill('printer')
      await twice(press, save('Add feature'), [/^POST .*\/features$/], 'Feature added successfully!')

      await chooseTab(page, 'Services')
      await page.getByRole('button', { name: 'Edit Web Design' }).click()
      await page.getByLabel(/^Price/).fill('₹2,199')
      await twice(press, save('Save service'), [/^PUT .*\/services\//], 'Service updated successfully!')
    })
  })
}
