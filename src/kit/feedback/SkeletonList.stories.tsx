import preview from '#.storybook/preview'
import { Panel } from '../layout/Panel'
import { Skeleton } from './Skeleton'
import { SkeletonList } from './SkeletonList'

const meta = preview.meta({
  component: SkeletonList,
  title: 'Kit/Feedback/SkeletonList',
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <Panel flush>
        <Story />
      </Panel>
    ),
  ],
})

export const List = meta.story({ args: { header: true } })

export const WithoutIcons = meta.story({ args: { icons: false } })

export const WithButtons = meta.story({ args: { foot: <Skeleton shape="block" width={92} height={28} /> } })
