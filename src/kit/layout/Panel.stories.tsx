import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Badge } from '../feedback/Badge'
import { Panel } from './Panel'

const meta = preview.meta({
  component: Panel,
  title: 'Kit/Layout/Panel',
  tags: ['autodocs'],
})

export const WithHeader = meta.story({
  args: {
    title: 'Room photos look dark',
    action: <Badge tone="info">Open</Badge>,
    children: <p>The content of the panel.</p>,
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('region', { name: 'Room photos look dark' })).toBeVisible(),
})
export const Plain = meta.story({ args: { children: <p>Without a header.</p> } })
