import preview from '#.storybook/preview'
import { Skeleton } from './Skeleton'

const meta = preview.meta({
  component: Skeleton,
  title: 'Kit/Feedback/Skeleton',
  tags: ['autodocs'],
})

export const Line = meta.story({ args: { width: '60%' } })
export const Block = meta.story({ args: { shape: 'block' } })
export const Circle = meta.story({ args: { shape: 'circle', width: 40, height: 40 } })
