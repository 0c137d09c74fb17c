import preview from '#.storybook/preview'
import { ArrowRight } from 'lucide-react'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'storybook/test'
import { TextLink } from './TextLink'

const meta = preview.meta({
  component: TextLink,
  title: 'Kit/Text/TextLink',
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <MemoryRouter>
        <p>
          Money left your account but you can’t find the ID? <Story /> with the time and amount.
        </p>
      </MemoryRouter>
    ),
  ],
})

export const Inline = meta.story({
  args: { to: '/help', children: 'Open a ticket' },
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
