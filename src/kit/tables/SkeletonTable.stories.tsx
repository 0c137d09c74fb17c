import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Panel } from '../layout/Panel'
import { SkeletonTable } from './SkeletonTable'

const meta = preview.meta({
  component: SkeletonTable,
  args: { columns: 5 },
  title: 'Kit/Tables/SkeletonTable',
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <Panel flush>
        <Story />
      </Panel>
    ),
  ],
})

export const Table = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading…'),
})
