import { personaOf } from '../mocks/seeds/personas'
import {
  fillLogin,
  freshTransactionId,
  payWithCoupon,
  register,
  logInAs,
  logInAsAdmin,
  logOut,
} from './support/actions'
import { expect, test } from './support/fixtures'
import { openWithSplash, skipSplash } from './support/site'

test(
  'a visitor registers, pays, is approved and sees the plan active',
  { tag: ['@every-backend', '@every-browser'] },
  async ({ page }) => {
    const transactionId = freshTransactionId()
    const client = {
      name: 'Meera Joshi',
      email: `meera.${transactionId}@joshibakery.example`,
      password: 'sourdough-at-five',
    }
    await openWithSplash(page)
    await skipSplash(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Plans' }).click()
    await page.getByRole('link', { name: /Choose Premium/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Pay for Premium' })).toBeVisible()

    await register(page, client)
    await page.goto('/payment/premium')
    await payWithCoupon(page, transactionId)
    await page.goto('/dashboard')
    await expect(page.getByRole('main').getByText('Pending').first()).toBeVisible()
    await logOut(page)

    await logInAsAdmin(page)
    await page.goto('/admin-dashboard/approve')
    const request = page.getByRole('listitem').filter({ hasText: client.email })
    await request.getByRole('button', { name: /^Approve/ }).click()
    await expect(page.getByText('Subscription approved!')).toBeVisible()
    await expect(request).toHaveCount(0)
    await logOut(page)

    await fillLogin(page, client.email, client.password)
    await expect(page.getByRole('main').getByText('Active').first()).toBeVisible()
    await expect(page.getByText('90', { exact: true }).first()).toBeVisible()
  },
)

test.describe('on a translated page', () => {
  test.beforeEach(({ page }) => page.addInitScript(translateAsChromeDoes))

  test('a client pays and an admin approves', async ({ page }) => {
    await logInAs(page, personaOf('new').email)
    await page.goto('/payment/premium')
    await expect(page.locator('h1 font', { hasText: 'Pay for Premium' }).first()).toBeVisible()
    await payWithCoupon(page, freshTransactionId())
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await logOut(page)

    await logInAsAdmin(page)
    await page.goto('/admin-dashboard/approve')
    const request = page.getByRole('listitem').filter({ hasText: personaOf('new').email })
    await request.getByRole('button', { name: /^Reject/ }).click()
    await request.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('Please enter a rejection reason.')).toBeVisible()
    await request.getByRole('button', { name: 'Cancel' }).click()
    await request.getByRole('button', { name: /^Approve/ }).click()
    await expect(page.getByText('Subscription approved!')).toBeVisible()
    await expect(request).toHaveCount(0)
  })
})

/** Wraps each text node in `<font>`, on load and after every change. Runs in the page. */
function translateAsChromeDoes() {
  const untranslated = 'script, style, noscript, textarea, option, svg, font, [translate="no"]'
  function translateAll() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) continue
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
  }
  addEventListener('load', () => {
    translateAll()
    new MutationObserver(translateAll).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
}
