import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { type FlowStep, flowOf, framesOf } from '@/testing/flowFrames'
import { pageStory } from '@/testing/stories'
import { clickNamed } from '@/testing/flow'

const meta = preview.meta({ title: 'Flows/Buying a plan' })

const steps: readonly FlowStep[] = [
  [
    'Gauri has no plan yet and looks at the plans',
    (userEvent) => clickNamed(userEvent, 'link', 'See the plans'),
  ],
  [
    'She chooses Premium',
    async (userEvent) => {
      await clickNamed(userEvent, 'link', /^Choose Premium/)
      await expect(await screen.findByRole('heading', { level: 1, name: 'Pay for Premium' })).toBeVisible()
    },
  ],
  [
    'A coupon takes ₹500 off, and the QR code is for the rest',
    async (userEvent) => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'FIRST500')
      await clickNamed(userEvent, 'button', 'Apply coupon')
      await expect(await screen.findByText('Coupon applied! ₹500 off.')).toBeVisible()
      await expect(await screen.findByRole('img', { name: /QR code for ₹4,499/ })).toBeVisible()
    },
  ],
  [
    'She pays with her phone and types the transaction ID',
    async (userEvent) =>
      userEvent.type(await screen.findByRole('textbox', { name: /^Transaction ID/ }), '426811904417'),
  ],
  [
    'She submits it for an admin’s approval',
    async (userEvent) => {
      await clickNamed(userEvent, 'button', 'Submit for approval')
      const heading = { level: 1, name: 'Submitted, waiting for approval' }
      await expect(await screen.findByRole('heading', heading)).toBeVisible()
    },
  ],
  [
    'Her dashboard shows the request as pending',
    async (userEvent) => {
      await clickNamed(userEvent, 'link', /^Go to the dashboard/)
      await expect(await screen.findByText('Waiting for approval')).toBeVisible()
    },
  ],
]

/** From an account without a plan to a payment that waits for the admin. */
export const BuyingAPlan = meta.story({
  ...pageStory('dashboard-new'),
  name: 'Buying a plan',
  ...flowOf(steps),
  tags: ['!test'],
})

export const StepByStep = meta.story({
  ...framesOf('flows-buying-a-plan--buying-a-plan', steps),
  tags: ['!test'],
})
