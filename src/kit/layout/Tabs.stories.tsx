import preview from '#.storybook/preview'
import { expect, fn, waitFor } from 'storybook/test'
import { Tabs } from './Tabs'

const meta = preview.meta({
  component: Tabs,
  title: 'Kit/Layout/Tabs',
  args: {
    label: 'Tickets',
    onChange: fn(),
    tabs: [
      { value: 'open', label: 'Open', count: 3, content: <p>Three open tickets.</p> },
      { value: 'resolved', label: 'Resolved', content: <p>Nothing resolved yet.</p> },
      { value: 'all', label: 'All of them, from the very first day', content: <p>Everything.</p> },
    ],
  },
})

export const Arrows = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three open tickets.')
    await userEvent.click(canvas.getByRole('tab', { name: /Open/ }))
    await waitFor(() => expect(canvas.getByRole('tab', { name: /Open/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'Resolved' })).toHaveAttribute('aria-selected', 'true'),
    )
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Nothing resolved yet.')
    await expect(args.onChange).toHaveBeenLastCalledWith('resolved')
  },
})
export const Controlled = meta.story({ args: { value: 'resolved' } })
