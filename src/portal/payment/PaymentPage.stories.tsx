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

export const Upi = meta.story({ ...pageStory('payment-upi'), tags: ['walk'] })
export const AboveGalleryLimit = meta.story({ ...pageStory('payment-large-amount'), tags: ['walk'] })
export const BankTransfer = meta.story({ ...pageStory('payment-bank-transfer'), tags: ['walk'] })
export const Wallet = meta.story({ ...pageStory('payment-wallet'), tags: ['walk'] })
export const NoOptions = meta.story({ ...pageStory('payment-no-options'), tags: ['walk'] })
export const OptionsFailed = meta.story({ ...pageStory('payment-options-failed'), tags: ['walk'] })
export const Loading = meta.story({ ...pageStory('payment-loading'), tags: ['walk'] })
export const PlansFailed = meta.story({ ...pageStory('payment-plans-failed'), tags: ['walk'] })
export const InvalidPlan = meta.story({ ...pageStory('payment-plan-not-found'), tags: ['walk'] })
export const SignedOut = meta.story({ ...pageStory('payment-signed-out'), tags: ['walk'] })

export const AlreadyPending = meta.story({
  ...pageStory('payment-already-pending'),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('You already have a request for Premium')).toBeVisible(),
})
