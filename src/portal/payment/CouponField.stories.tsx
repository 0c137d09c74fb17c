import preview from '#.storybook/preview'
import type { StoryContext } from 'storybook/internal/types'
import { expect } from 'storybook/test'
import { pageStory } from '@/testing/stories'
import type { ScenarioId } from '@mocks/scenarios'

const meta = preview.meta({ title: 'Portal/Payment/Coupon' })

/** Applies this code and expects this text. */
const applying = (scenario: ScenarioId, code: string, outcome: string) => {
  const play = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    await userEvent.type(await canvas.findByLabelText('Coupon'), `${code}{Enter}`)
    await expect(await canvas.findByText(outcome)).toBeVisible()
  }
  return { ...pageStory(scenario), play }
}

export const Applied = meta.story(applying('payment-coupon', 'FIRST500', 'Coupon applied! ₹500 off.'))
export const Invalid = meta.story(applying('payment-coupon-invalid', 'MANGO', 'Invalid or expired coupon.'))
export const SignedOut = meta.story(
  applying('payment-signed-out', 'FIRST500', 'Please log in to apply coupons.'),
)
export const NothingToPay = meta.story(applying('payment-zero-total', 'WELCOME2000', 'Nothing to pay'))
export const UsedBefore = meta.story(
  applying('payment-coupon-used', 'FIRST500', 'You have already used this coupon.'),
)
export const UsedUp = meta.story(applying('payment-coupon-used-up', 'MONSOON', 'Coupon usage limit reached.'))
export const Failed = meta.story(
  applying(
    'payment-coupon-failed',
    'FIRST500',
    'Invalid coupon. We could not check it, so please try again.',
  ),
)
