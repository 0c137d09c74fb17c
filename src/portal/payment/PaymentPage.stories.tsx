import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Payment' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const EveryMethod = meta.story({
  ...pageStory('payment'),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img', { name: 'UPI QR code for ₹4,999 to chaukhat@konkanbank' })
    await userEvent.click(canvas.getByRole('radio', { name: /^Bank transfer/ }))
    await expect(canvas.getByRole('heading', { name: 'Pay ₹4,999 by bank transfer' })).toBeVisible()
  },
})

export const Upi = meta.story(pageStory('payment-upi'))

export const AboveGalleryLimit = meta.story(pageStory('payment-large-amount'))

export const BankTransfer = meta.story(pageStory('payment-bank-transfer'))

export const Wallet = meta.story(pageStory('payment-wallet'))

export const NoOptions = meta.story(pageStory('payment-no-options'))

export const OptionsFailed = meta.story(pageStory('payment-options-failed'))

export const Loading = meta.story(pageStory('payment-loading'))

export const PlansFailed = meta.story(pageStory('payment-plans-failed'))

export const InvalidPlan = meta.story(pageStory('payment-plan-not-found'))

export const SignedOut = meta.story(pageStory('payment-signed-out'))

export const AlreadyPending = meta.story({
  ...pageStory('payment-already-pending'),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('You already have a request for Premium')).toBeVisible(),
})
