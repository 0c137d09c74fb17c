import preview from '#.storybook/preview'
import { ArrowRight } from 'lucide-react'
import { expect } from 'storybook/test'
import { inRouter } from '../../../.storybook/inRouter'
import { TextLink } from './TextLink'

const meta = preview.meta({
  component: TextLink,
  title: 'Kit/Text/TextLink',
  tags: ['autodocs'],
  decorators: [inRouter],
})

export const Inline = meta.story({
  args: { to: '/help', children: 'Open a ticket' },
  decorators: [
    (Story) => (
      <p>
        Money left your account but you can’t find the ID? <Story /> with the time and amount.
      </p>
    ),
  ],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link).toHaveAttribute('href', '/help')
    await expect(getComputedStyle(link).textDecorationLine).toBe('underline')
  },
})
export const Standalone = meta.story({
  args: {
    to: '/help',
    standalone: true,
    children: (
      <>
        See what is included <ArrowRight aria-hidden="true" />
      </>
    ),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link').getBoundingClientRect().height).toBeGreaterThanOrEqual(24),
})
