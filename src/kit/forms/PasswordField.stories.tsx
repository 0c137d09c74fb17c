import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { PasswordField } from './PasswordField'

const meta = preview.meta({
  component: PasswordField,
  title: 'Kit/Forms/PasswordField',
  tags: ['autodocs'],
  args: { label: 'Password', defaultValue: 'longenough', autoComplete: 'current-password' },
})

export const Default = meta.story({
  args: { hint: 'Ten characters or more. A sentence works well.' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password')
    const button = canvas.getByRole('button', { name: 'Show password' })
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(button)
    await expect(input).toHaveAttribute('type', 'text')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(input).toHaveValue('longenough')
    await userEvent.keyboard(' ')
    await expect(input).toHaveAttribute('type', 'password')
  },
})
