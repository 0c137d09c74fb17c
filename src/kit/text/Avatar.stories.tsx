import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Avatar } from './Avatar'

const meta = preview.meta({
  component: Avatar,
  title: 'Kit/Text/Avatar',
  tags: ['autodocs'],
  args: { name: 'devika nair' },
})

export const Letter = meta.story({
  play: async ({ canvas }) => expect(canvas.getByText('D')).toBeVisible(),
})
export const Ink = meta.story({ args: { name: 'Rohan', tone: 'ink' } })
export const WithoutName = meta.story({
  args: { name: '  ' },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('svg')).not.toBeNull(),
})
export const LetterWithMarks = meta.story({
  args: { name: 'किरण' },
  play: async ({ canvas }) => expect(canvas.getByText('कि')).toBeVisible(),
})

export const BrokenPicture = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => expect(await canvas.findByText('D')).toBeVisible(),
})
