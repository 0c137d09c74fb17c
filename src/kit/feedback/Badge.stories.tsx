import preview from '#.storybook/preview'
import { Clock, Mail } from 'lucide-react'
import { expect } from 'storybook/test'
import { Badge } from './Badge'

const meta = preview.meta({
  component: Badge,
  title: 'Kit/Feedback/Badge',
  tags: ['autodocs'],
  args: { children: 'Active' },
})

export const Ok = meta.story({
  args: { tone: 'ok' },
  play: async ({ canvas }) => expect(canvas.getByText('Active').querySelector('svg')).not.toBeNull(),
})
export const All = meta.story({
  tags: ['axe'],
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
        Pending
      </Badge>
      <Badge tone="ok">Approved</Badge>
      <Badge tone="err">Rejected</Badge>
      <Badge tone="info" icon={<Mail aria-hidden="true" />}>
        Unread
      </Badge>
      <Badge tone="gold">Best Value</Badge>
      <Badge>Inactive</Badge>
    </div>
  ),
})
