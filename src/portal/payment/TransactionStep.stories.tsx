import preview from '#.storybook/preview'
import type { StoryContext } from 'storybook/internal/types'
import { expect } from 'storybook/test'
import { pageStory } from '@/testing/stories'
import type { ScenarioId } from '@mocks/scenarios'

const meta = preview.meta({ title: 'Portal/Payment/Submission' })

/** Submits this transaction ID and expects this text. */
const submitting = (scenario: ScenarioId, transactionId: string, outcome: string | RegExp) => {
  const play = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await userEvent.type(await canvas.findByLabelText(/^Transaction ID/), transactionId)
    await userEvent.click(canvas.getByRole('button', { name: 'Submit for approval' }))
    await expect(await canvas.findByText(outcome)).toBeVisible()
  }
  return { ...pageStory(scenario), play }
}

const UTR = '426811904417'

export const Missing = meta.story(submitting('payment', ' ', 'Please enter your transaction ID.'))
export const Doubtful = meta.story(submitting('payment', 'T2309A', /does not look like a UPI reference/))
export const Processing = meta.story(submitting('payment-slow', UTR, 'Submitting…'))
export const Submitted = meta.story(submitting('payment', UTR, 'Submitted, waiting for approval'))
export const SignedOut = meta.story(
  submitting('payment-signed-out', UTR, 'Please log in to complete your payment.'),
)
export const Unauthorized = meta.story(
  submitting('payment-unauthorized', UTR, 'Authentication failed. Please log in again.'),
)
export const ServerError = meta.story(
  submitting(
    'payment-server-error',
    UTR,
    'Server error occurred. Please try again later or contact support.',
  ),
)
export const Refused = meta.story(
  submitting('payment-bad-request', UTR, 'Invalid request. Please check your input.'),
)
export const DuplicateId = meta.story(
  submitting('payment-duplicate-id', UTR, 'This transaction ID has already been submitted.'),
)
export const UpiOnly = meta.story(
  submitting('payment-upi-only', UTR, 'We can only accept this request as UPI'),
)
export const Offline = meta.story(
  submitting('payment-offline', UTR, 'Payment or subscription failed. Please try again.'),
)
export const OtherError = meta.story(
  submitting('payment-other-error', UTR, 'Payment or subscription failed. Please try again.'),
)
