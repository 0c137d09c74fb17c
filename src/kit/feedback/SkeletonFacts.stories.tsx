import preview from '#.storybook/preview'
import { Panel } from '../layout/Panel'
import { SkeletonFacts } from './SkeletonFacts'

const meta = preview.meta({
  component: SkeletonFacts,
  title: 'Kit/Feedback/SkeletonFacts',
  tags: ['autodocs'],
})

export const Facts = meta.story({
  args: { rows: 5 },
  render: (args) => (
    <Panel className="max-w-[360px]">
      <SkeletonFacts {...args} />
    </Panel>
  ),
})
