import preview from '#.storybook/preview'
import { Panel } from '../layout/Panel'
import { SkeletonTable } from './SkeletonTable'

const meta = preview.meta({
  component: SkeletonTable,
  args: {
    columns: [{ header: 'Name' }, { header: 'Email' }, { header: 'Plan' }, { header: 'Amount' }],
    filters: 1,
    actions: true,
  },
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

export const Table = meta.story()
