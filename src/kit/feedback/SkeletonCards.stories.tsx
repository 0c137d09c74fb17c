import preview from '#.storybook/preview'
import { SkeletonCards } from './SkeletonCards'

const meta = preview.meta({
  component: SkeletonCards,
  title: 'Kit/Feedback/SkeletonCards',
  tags: ['autodocs'],
  args: { className: 'grid gap-4 sm:grid-cols-2' },
})

export const Cards = meta.story()
