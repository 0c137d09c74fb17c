import preview from '#.storybook/preview'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from './Button'
import { toast, Toaster } from './toast'

const meta = preview.meta({ component: Toaster, title: 'Kit/Toast' })

const buttons = () => (
  <div className="flex min-h-60 flex-wrap items-start gap-2">
    <Button onClick={() => toast.ok('Coupon created!')}>Good news</Button>
    <Button onClick={() => toast.err('Failed to create coupon.')}>Bad news</Button>
    <Toaster />
  </div>
)

export const Both = meta.story({
  render: buttons,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Good news' }))
    await expect(await screen.findByText('Coupon created!')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Bad news' }))
    await expect(await screen.findByText('Failed to create coupon.')).toBeInTheDocument()
  },
})

export const Dismiss = meta.story({
  render: buttons,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Good news' }))
    const message = await screen.findAllByText('Coupon created!')
    for (const close of screen.getAllByRole('button', { name: 'Dismiss' })) await userEvent.click(close)
    await waitFor(() => expect(message[0]).not.toBeInTheDocument(), { timeout: 3000 })
  },
})
