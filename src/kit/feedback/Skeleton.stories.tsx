import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Skeleton } from './Skeleton'

const meta = preview.meta({
  component: Skeleton,
  title: 'Kit/Feedback/Skeleton',
  tags: ['autodocs'],
})

export const Line = meta.story({
  args: { width: '60%' },
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelector('[aria-hidden="true"]')).toHaveAttribute(
      'style',
      expect.stringContaining('width: 60%'),
    ),
})
export const Block = meta.story({ args: { shape: 'block' } })
export const Circle = meta.story({ args: { shape: 'circle', width: 40, height: 40 } })
