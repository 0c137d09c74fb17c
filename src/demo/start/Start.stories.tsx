import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import '../demo.css'
import '../panel/room.css'
import { HandOverCard } from './HandOverCard'
import { StartCard } from './StartCard'
import { StartTab } from './StartTab'

const meta = preview.meta({ title: 'Demo/Start', parameters: { layout: 'fullscreen' } })

const closed = fn()

export const FirstVisit = meta.story({
  render: () => <StartCard onClose={closed} />,
  play: async ({ canvas, userEvent }) => {
    closed.mockClear()
    await expect(await canvas.findByRole('group', { name: 'Look around as' })).toHaveTextContent(
      'A visitorA new clientA clientThe admin',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Close this introduction' }))
    await expect(closed).toHaveBeenCalledOnce()
  },
})

export const Tab = meta.story({
  render: () => (
    <div className="@container bg-surface p-4">
      <StartTab />
    </div>
  ),
})

export const AfterAPayment = meta.story({
  render: () => (
    <HandOverCard
      next={{
        title: 'Your payment is waiting for approval',
        label: 'Check it as the admin',
        to: 'admin',
        at: '/',
      }}
    />
  ),
})
