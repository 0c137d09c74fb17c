import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { pageStory } from '@/testing/stories'
import type { ScenarioId } from '@mocks/scenarios'

const meta = preview.meta({ title: 'Portal/Payment/Submission' })

const submitting = (scenario: ScenarioId, transactionId: string, outcome: string | RegExp) =>
  meta.story({
    ...pageStory(scenario),
    play: async ({ canvas, userEvent }) => {
      await userEvent.type(await canvas.findByLabelText(/^Transaction ID/), transactionId)
      await userEvent.click(canvas.getByRole('button', { name: 'Submit for approval' }))
      await expect(await canvas.findByText(outcome)).toBeVisible()
    },
  })

const UTR = '426811904417'

export const Missing = submitting('payment', ' ', 'Please enter your transaction ID.')
export const Doubtful = submitting('payment', 'T2309A', /does not look like a UPI reference/)
export const Processing = submitting('payment-slow', UTR, 'Submitting…')
export const Submitted = submitting('payment', UTR, 'Submitted, waiting for approval')
export const SignedOut = submitting('payment-signed-out', UTR, 'Please log in to complete your payment.')
export const Unauthorized = submitting(
  'payment-unauthorized',
  UTR,
  'Authentication failed. Please log in again.',
)
export const ServerError = submitting(
  'payment-server-error',
  UTR,
  'Server error occurred. Please try again later or contact support.',
)
export const Refused = submitting('payment-bad-request', UTR, 'Invalid request. Please check your input.')
export const DuplicateId = submitting(
  'payment-duplicate-id',
  UTR,
  'This transaction ID has already been submitted.',
)
export const Offline = submitting('payment-offline', UTR, 'Payment or subscription failed. Please try again.')
