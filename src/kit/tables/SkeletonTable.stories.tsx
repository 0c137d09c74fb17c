import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
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

export const Table = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading…')
    await expect(canvas.getByText('Amount')).toBeVisible()
  },
})
