import preview from '#.storybook/preview'
import { Trash2, X } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { IconButton } from './IconButton'

const meta = preview.meta({
  component: IconButton,
  title: 'Kit/Actions/IconButton',
  tags: ['autodocs'],
  args: { label: 'Close', icon: <X aria-hidden="true" />, onClick: fn() },
})

export const Quiet = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Close' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button.offsetWidth).toBeGreaterThanOrEqual(24)
  },
})
export const Danger = meta.story({
  args: { label: 'Delete', variant: 'danger', icon: <Trash2 aria-hidden="true" /> },
})
