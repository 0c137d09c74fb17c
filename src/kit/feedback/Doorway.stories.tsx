import preview from '#.storybook/preview'
import { Doorway } from './Doorway'

const meta = preview.meta({
  component: Doorway,
  title: 'Kit/Feedback/Doorway',
  tags: ['autodocs'],
})

export const Picture = meta.story({})
