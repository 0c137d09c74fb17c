import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import type { Status } from '@/lib/status'
import { StatusBadge } from './StatusBadge'

const statuses: Status[] = [
  { text: 'Pending', urgency: 'waiting' },
  { text: 'Open', urgency: 'open' },
  { text: 'Active', urgency: 'good' },
  { text: 'Rejected', urgency: 'bad' },
  { text: 'Expired', urgency: 'over' },
  { text: 'Inactive', urgency: 'off' },
  { text: 'on-hold', urgency: 'unknown' },
]

const meta = preview.meta({
  component: StatusBadge,
  title: 'Kit/Feedback/StatusBadge',
  tags: ['autodocs'],
})

/** An unknown value is text, not a second badge. */
export const UnknownNextToAnother = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-3">
      <StatusBadge status={{ text: 'Active', urgency: 'good' }} />
      <StatusBadge of="Renewal" status={{ text: 'approved', urgency: 'unknown' }} />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('Renewal: approved')).toBeVisible(),
})

export const All = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-3">
      {statuses.map((status) => (
        <StatusBadge key={status.text} status={status} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) =>
    expect(canvasElement.querySelectorAll('svg')).toHaveLength(statuses.length),
})
