import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { TimeZoneNote } from './TimeZoneNote'

const meta = preview.meta({
  component: TimeZoneNote,
  title: 'Kit/Feedback/TimeZoneNote',
  tags: ['autodocs'],
  args: { isElsewhere: true },
})

export const OutsideIndia = meta.story({
  play: async ({ canvas }) =>
    expect(canvas.getByText('All dates and times are in Indian Standard Time (UTC+5:30).')).toBeVisible(),
})
