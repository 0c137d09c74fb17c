import preview from '#.storybook/preview'
import { Mail } from 'lucide-react'
import { expect } from 'storybook/test'
import { TextField } from './TextField'

const meta = preview.meta({
  component: TextField,
  title: 'Kit/Forms/TextField',
  tags: ['autodocs'],
  args: { label: 'Name' },
})

export const Default = meta.story({ args: { placeholder: 'As on your invoice' } })
export const WithHint = meta.story({
  args: {
    label: 'Transaction ID',
    hint: 'In your UPI app, open the payment and look for the ID.',
    optional: true,
  },
})
export const WithError = meta.story({
  tags: ['axe'],
  args: {
    label: 'Email',
    defaultValue: 'devika.shorehouse',
    hint: 'We send one email to this address.',
    error: 'Please enter a valid email address',
    startIcon: <Mail aria-hidden="true" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Email')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'Please enter a valid email address We send one email to this address.',
    )
  },
})
export const Success = meta.story({
  args: { label: 'Coupon', defaultValue: 'FIRST500', readOnly: true, success: 'Coupon applied! ₹500 off.' },
})
export const Disabled = meta.story({
  args: { label: 'Message', disabled: true, value: 'This chat is closed.' },
})
export const LongText = meta.story({
  args: {
    label: 'A label that is longer than it should be, on a field narrower than the label',
    error: 'A-very-long-error-message-from-a-server-without-a-single-space-to-break-the-line-at',
    boxClassName: 'max-w-60',
  },
})
