import { expectHeard, listen } from './support/announcements'
import { expect, test } from './support/fixtures'
import { enterOn, tabTo } from './support/keyboard'
import { openScenario } from './support/tabs'

test('an admin by keyboard alone: the queue is decided, and the focus is never lost', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 700 })
  await openScenario(page, 'admin-approve')
  await listen(page)
  const item = (name: string) => page.getByRole('listitem', { name })

  await test.step('Tab comes to a request’s buttons, Enter approves, and the focus is on the next request', async () => {
    await enterOn(page, page.getByRole('button', { name: 'Approve Farhan Sheikh' }))
    await expectHeard(page, /^Subscription approved!/)
    await expect(item('Farhan Sheikh')).toHaveCount(0)
    await expect(item('Sunita Ghag')).toBeFocused()
  })

  await test.step('a reason that is left with Escape gives the focus back to the button', async () => {
    const reject = page.getByRole('button', { name: 'Reject Leela Sawant' })
    await enterOn(page, reject)
    const reason = page.getByRole('textbox', { name: /^Why is it rejected/ })
    await expect(reason).toBeFocused()
    await enterOn(page, page.getByRole('button', { name: 'Cancel' }))
    await expect(reject).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(reason).toBeFocused()
    await enterOn(page, page.getByRole('button', { name: 'Submit' }))
    await expectHeard(page, 'Please enter a rejection reason.')
    await expect(reason).toBeFocused()
    await page.keyboard.type('Three digits are missing.')
    await enterOn(page, page.getByRole('button', { name: 'Submit' }))
    await expectHeard(page, /^Subscription rejected!/)
    await expect(item('Leela Sawant')).toHaveCount(0)
    await expect(item('Joel D’Mello')).toBeFocused()
  })
})

test('an admin by keyboard alone: a ticket is answered, a coupon deleted, a list searched', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 700 })
  await openScenario(page, 'admin-help')
  await listen(page)
  const rail = page.getByRole('navigation', { name: 'Admin' })
  const heading = page.getByRole('heading', { level: 1 })

  await test.step('a dialog holds the focus, and Escape gives it back', async () => {
    const resolve = page.getByRole('button', { name: 'Resolve the complaint of Leela Sawant' })
    await enterOn(page, resolve)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('textbox', { name: 'Response' })).toBeFocused()
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('Tab')
      await expect(dialog.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(resolve).toBeFocused()
    await page.keyboard.press('Enter')
    // a dialog takes the focus in the frame after the one in which it opens
    await expect(dialog.getByRole('textbox', { name: 'Response' })).toBeFocused()
    await page.keyboard.type('Tick “Sold out” in its card.')
    await enterOn(page, dialog.getByRole('button', { name: 'Resolve' }))
    await expectHeard(page, /^Complaint resolved/)
    await expect(dialog).toHaveCount(0)
    await expect(page.locator('body')).not.toBeFocused()
  })

  await test.step('a deleted row leaves the focus on the page’s heading', async () => {
    await enterOn(page, rail.getByRole('link', { name: 'Coupons' }), 'Shift+Tab')
    await expect(heading).toHaveText('Coupons')
    await expect(heading).toBeFocused()
    await expectHeard(page, await page.title())
    const remove = page.getByRole('button', { name: 'Delete FIRST500' })
    await enterOn(page, remove)
    const question = page.getByRole('alertdialog', { name: 'Delete coupon FIRST500?' })
    await expect(question).toHaveAccessibleDescription(/.+/)
    await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await enterOn(page, question.getByRole('button', { name: 'Delete' }))
    await expectHeard(page, /^Coupon deleted!/)
    await expect(remove).toHaveCount(0)
    await expect(heading).toBeFocused()
  })

  await test.step('a search says by itself how much it has found', async () => {
    await enterOn(page, rail.getByRole('link', { name: 'Manage Users' }), 'Shift+Tab')
    await expect(heading).toHaveText('Manage Users')
    await tabTo(page, page.getByRole('searchbox', { name: 'Search' }))
    await page.keyboard.type('kadam')
    await expectHeard(page, /1 of 1|^1 /)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
  })
})

for (const width of [1280, 1366])
  test(`the names of the keys leave the columns their gap, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 768 })
    await openScenario(page, 'admin-approve')
    const row = page.getByRole('listitem', { name: 'Sunita Ghag' })
    const approve = row.getByRole('button', { name: 'Approve Sunita Ghag' })
    await approve.focus()
    await expect(approve).toHaveAttribute('aria-keyshortcuts', 'a')
    const age = await row.getByRole('time').boundingBox()
    const button = await approve.boundingBox()
    expect(Number(button?.x) - Number(age?.x) - Number(age?.width)).toBeGreaterThanOrEqual(14)
  })
