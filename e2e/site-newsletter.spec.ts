import { expect, test } from './support/fixtures'
import { open, takenOver } from './support/site'

test('the newsletter: a wrong address, subscribing, unsubscribing, no network', async ({ context, page }) => {
  const start = new Date('2026-03-02T12:00:00+05:30')
  await page.clock.install({ time: start })
  await open(page, '/team')
  await page.clock.pauseAt(start.getTime() + 60_000)
  const form = page.getByRole('form', { name: 'Newsletter' })
  await form.scrollIntoViewIfNeeded()
  await takenOver(page, 'form[aria-label="Newsletter"]')
  const email = form.getByLabel('Email for the newsletter')
  const subscribe = form.getByRole('button', { name: 'Subscribe' })
  const sending = form.getByRole('button', { name: 'Sending…' })

  await test.step('an address that is none', async () => {
    for (const wrong of ['', '   ', 'asha', 'asha@']) {
      await email.fill(wrong)
      await subscribe.click()
      await expect(form.getByRole('alert')).toHaveText('Please enter a valid email address')
      await expect(email).toBeFocused()
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveAccessibleDescription(/Please enter a valid email address/)
    }
  })

  await test.step('subscribing waits a second, and clears the field', async () => {
    await email.fill('asha@salunkhefarms.example')
    const before = await subscribe.boundingBox()
    await email.press('Enter')
    await expect(sending).toHaveAttribute('aria-disabled', 'true')
    await expect(sending).toHaveAttribute('aria-busy', 'true')
    expect((await sending.boundingBox())?.width, 'the button keeps its width').toBe(before?.width)
    await expect(form.getByRole('alert')).toHaveCount(0)
    await page.clock.runFor(999)
    await expect(sending).toBeVisible()
    await page.clock.runFor(1)
    await expect(form.getByRole('status')).toHaveText('Thank you for subscribing to our newsletter!')
    await expect(email).toHaveValue('')
    await expect(subscribe).toBeEnabled()
  })

  await test.step('unsubscribing', async () => {
    await form.getByRole('radio', { name: 'Unsubscribe' }).check()
    await email.fill('asha@salunkhefarms.example')
    await form.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(sending).toBeVisible()
    await page.clock.runFor(1000)
    await expect(form.getByRole('status')).toHaveText('You have been unsubscribed from our newsletter.')
    await expect(email).toHaveValue('')
  })

  await test.step('without a network it fails, and what was typed stays', async () => {
    await context.setOffline(true)
    await email.fill('asha@salunkhefarms.example')
    await form.getByRole('button', { name: 'Unsubscribe' }).click()
    await expect(sending).toBeVisible()
    await page.clock.runFor(1000)
    await expect(form.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
    await expect(email).toHaveValue('asha@salunkhefarms.example')
  })
})
