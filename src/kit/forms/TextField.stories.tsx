import preview from '#.storybook/preview'
import { useForm } from 'react-hook-form'
import { Mail } from 'lucide-react'
import { expect } from 'storybook/test'
import { Button } from '../actions/Button'
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
  play: async ({ canvas }) =>
    expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'In your UPI app, open the payment and look for the ID.',
    ),
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

function Form() {
  const form = useForm({ defaultValues: { email: '' } })
  const error = form.formState.errors.email?.message
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(() => {})(event)} className="grid gap-3">
      <TextField
        label="Email"
        error={error}
        {...form.register('email', { required: 'Please enter your email address' })}
      />
      <Button type="submit" variant="primary">
        Subscribe
      </Button>
    </form>
  )
}

export const InReactHookForm = meta.story({
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const input = canvas.getByLabelText('Email')
    await expect(await canvas.findByText('Please enter your email address')).toBeVisible()
    await expect(input).toHaveFocus()
    await userEvent.type(input, 'a@b.example')
    await expect(input).toBeValid()
  },
})
