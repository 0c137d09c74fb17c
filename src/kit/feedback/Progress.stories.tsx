import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Progress } from './Progress'

const meta = preview.meta({
  component: Progress,
  title: 'Kit/Feedback/Progress',
  tags: ['autodocs'],
  args: {
    label: '67 of 90 days used',
    value: 67,
    max: 90,
    at: 'Today, day 68',
    start: '15 Sep',
    end: '14 Dec',
  },
})

export const Term = meta.story({
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '67 of 90 days used' })).toBeVisible(),
})
export const LastDay = meta.story({ args: { label: '90 of 90 days used', value: 90, at: 'Today, last day' } })
export const NoTotal = meta.story({ args: { label: 'Unknown', value: 3, max: 0 } })
export const AlmostOver = meta.story({
  args: { label: '88 of 90 days used', value: 88, at: 'Today, day 89', tone: 'warn' },
})
