import preview from '#.storybook/preview'
import { Doorway } from './Doorway'
import { doc } from './Doorway.docs'

const meta = preview.meta({
  component: Doorway,
  title: 'Kit/Feedback/Doorway',
  parameters: { docs: doc },
  tags: ['autodocs'],
})

export const Picture = meta.story({})
