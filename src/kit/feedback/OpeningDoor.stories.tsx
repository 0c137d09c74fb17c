import preview from '#.storybook/preview'
import { Panel } from '../layout/Panel'
import { OpeningDoor } from './OpeningDoor'

const meta = preview.meta({
  component: OpeningDoor,
  title: 'Kit/Feedback/OpeningDoor',
  tags: ['autodocs'],
})

export const OverPanel = meta.story({
  render: () => (
    <Panel className="relative max-w-[520px]" flush>
      <p className="p-10 text-28">Your plan is approved</p>
      <OpeningDoor />
    </Panel>
  ),
})
