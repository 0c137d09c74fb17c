import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { inRouter } from '../../../.storybook/inRouter'
import { SmartLink } from './SmartLink'

const meta = preview.meta({
  component: SmartLink,
  title: 'Kit/Actions/SmartLink',
  tags: ['autodocs'],
  args: { children: 'Contact' },
  decorators: [inRouter],
})

export const Internal = meta.story({
  args: { to: '/contact' },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).not.toHaveAttribute('target'),
})
export const External = meta.story({
  args: { href: 'https://portfolio.example' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
})
export const UnsafeIsPlainText = meta.story({
  args: { href: 'javascript:alert(1)' },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
})
