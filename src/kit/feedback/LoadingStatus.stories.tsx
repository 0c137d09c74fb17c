import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { LoadingStatus } from './LoadingStatus'
import { doc } from './LoadingStatus.docs'

const meta = preview.meta({
  component: LoadingStatus,
  title: 'Kit/Feedback/LoadingStatus',
  parameters: { docs: doc },
  tags: ['autodocs'],
})

export const Spoken = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading…'),
})
