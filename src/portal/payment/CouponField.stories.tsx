import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Payment/Coupon' })

export const Applied = meta.story({
  ...pageStory('payment-coupon'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Coupon'), 'FIRST500{Enter}')
    await expect(await canvas.findByText('Coupon applied! ₹500 off.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Pay ₹4,499 from any UPI app' })).toBeVisible()
  },
})

export const Invalid = meta.story({
  ...pageStory('payment-coupon-invalid'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Coupon'), 'MANGO{Enter}')
    await expect(await canvas.findByText('Invalid or expired coupon.')).toBeVisible()
  },
})

export const SignedOut = meta.story({
  ...pageStory('payment-signed-out'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Coupon'), 'FIRST500{Enter}')
    await expect(await canvas.findByText('Please log in to apply coupons.')).toBeVisible()
  },
})

export const NothingToPay = meta.story({
  ...pageStory('payment-zero-total'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Coupon'), 'WELCOME2000{Enter}')
    await expect(await canvas.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /QR/ })).toBeNull()
  },
})

export const UsedBefore = meta.story({
  ...pageStory('payment-coupon-used'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Coupon'), 'FIRST500{Enter}')
    await expect(await canvas.findByText('You have already used this coupon.')).toBeVisible()
  },
})

export const UsedUp = meta.story({
  ...pageStory('payment-coupon-used-up'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Coupon'), 'MONSOON{Enter}')
    await expect(await canvas.findByText('Coupon usage limit reached.')).toBeVisible()
  },
})

export const Failed = meta.story({
  ...pageStory('payment-coupon-failed'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Coupon'), 'FIRST500{Enter}')
    await expect(await canvas.findByText('Invalid coupon.')).toBeVisible()
  },
})
