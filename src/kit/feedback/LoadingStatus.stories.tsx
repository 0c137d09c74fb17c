import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { LoadingStatus } from './LoadingStatus'

const meta = preview.meta({
  component: LoadingStatus,
  title: 'Kit/Feedback/LoadingStatus',
  tags: ['autodocs'],
})

export const Spoken = meta.story({
  decorators: (Story, { args }) => (
    <>
      <Story />
      <p>Screen readers say “{args.label ?? 'Loading…'}”. Nothing is visible.</p>
    </>
  ),
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading…'),
})
