import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { brand } from '@/config/brand'
import { LogoMark } from '@/config/LogoMark'
import { inRouter } from '../../../.storybook/inRouter'
import { HomeLink } from './HomeLink'

const meta = preview.meta({
  component: HomeLink,
  title: 'Kit/Actions/HomeLink',
  tags: ['autodocs'],
  args: { name: brand.name, mark: <LogoMark />, to: '/', className: 'text-ink' },
  decorators: [inRouter],
})

export const Home = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: `${brand.name}, home page` })).toHaveAttribute('href', '/'),
})
