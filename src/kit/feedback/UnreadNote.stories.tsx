import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { UnreadNote } from './UnreadNote'

const meta = preview.meta({
  component: UnreadNote,
  title: 'Kit/Feedback/UnreadNote',
  tags: ['autodocs'],
  args: { count: 1 },
})

export const One = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('1 entry could not be read.'),
})
export const Several = meta.story({
  args: { count: 12 },
  play: async ({ canvas }) => expect(canvas.getByText('12 entries could not be read.')).toBeVisible(),
})
