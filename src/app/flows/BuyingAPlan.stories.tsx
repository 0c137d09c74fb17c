import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { pageStory } from '@/testing/stories'
import { clickNamed } from '@/testing/flow'

const meta = preview.meta({ title: 'Flows/Buying a plan' })

/** From an account without a plan to a payment that waits for the admin. */
export const BuyingAPlan = meta.story({
  ...pageStory('dashboard-new'),
  name: 'Buying a plan',
  play: async ({ step, userEvent }) => {
    await step('Gauri has no plan yet and looks at the plans', () =>
      clickNamed(userEvent, 'link', 'See the plans'),
    )
    await step('She chooses Premium', async () => {
      await clickNamed(userEvent, 'link', /^Choose Premium/)
      await expect(await screen.findByRole('heading', { level: 1, name: 'Pay for Premium' })).toBeVisible()
    })
    await step('A coupon takes ₹500 off, and the QR code is for the rest', async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'FIRST500')
      await clickNamed(userEvent, 'button', 'Apply coupon')
      await expect(await screen.findByText('Coupon applied! ₹500 off.')).toBeVisible()
      await expect(await screen.findByRole('img', { name: /QR code for ₹4,499/ })).toBeVisible()
    })
    await step('She pays with her phone and types the transaction ID', async () =>
      userEvent.type(await screen.findByRole('textbox', { name: /^Transaction ID/ }), '426811904417'),
    )
    await step('She submits it for an admin’s approval', async () => {
      await clickNamed(userEvent, 'button', 'Submit for approval')
      const heading = { level: 1, name: 'Submitted, waiting for approval' }
      await expect(await screen.findByRole('heading', heading)).toBeVisible()
    })
    await step('Her dashboard shows the request as pending', async () => {
      await clickNamed(userEvent, 'link', /^Go to the dashboard/)
      await expect(await screen.findByText('Waiting for approval')).toBeVisible()
    })
  },
})
