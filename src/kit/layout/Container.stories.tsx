import preview from '#.storybook/preview'
import { Container } from './Container'

const meta = preview.meta({
  component: Container,
  title: 'Kit/Layout/Container',
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
})

export const Page = meta.story({
  args: { children: <p className="bg-sunken py-6 text-center">The page’s width, then gutters</p> },
})
