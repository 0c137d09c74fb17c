import preview from '#.storybook/preview'
import { ArrowRight } from 'lucide-react'
import { expect } from 'storybook/test'
import { inRouter } from '../../../.storybook/inRouter'
import { LinkButton } from './LinkButton'

const meta = preview.meta({
  component: LinkButton,
  title: 'Kit/Actions/LinkButton',
  tags: ['autodocs'],
  decorators: [inRouter],
})

export const Internal = meta.story({
  args: {
    to: '/plans',
    children: 'See the plans',
    variant: 'primary',
    icon: <ArrowRight aria-hidden="true" />,
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'See the plans' })
    await expect(link).toHaveAttribute('href', '/plans')
    await expect(link).not.toHaveAttribute('target')
  },
})

export const Mail = meta.story({
  args: { href: 'mailto:hello@studio.example', children: 'Write to us', size: 'sm' },
  play: async ({ canvas }) => expect(canvas.getByRole('link')).not.toHaveAttribute('target'),
})
