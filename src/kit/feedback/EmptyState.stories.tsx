import preview from '#.storybook/preview'
import { Button } from '../actions/Button'
import { BenchDoor } from '../doors/BenchDoor'
import { EmptyState } from './EmptyState'
import { Panel } from '../layout/Panel'

const meta = preview.meta({
  component: EmptyState,
  title: 'Kit/Feedback/EmptyState',
  tags: ['autodocs'],
  args: {
    title: 'No one is waiting',
    children: 'New payments appear here as soon as a client submits a transaction ID.',
  },
  decorators: [
    (Story) => (
      <Panel flush>
        <Story />
      </Panel>
    ),
  ],
})

export const WithAction = meta.story({
  args: {
    picture: <BenchDoor />,
    action: <Button size="sm">See all subscriptions</Button>,
  },
})
export const WithoutPicture = meta.story()
