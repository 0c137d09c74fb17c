import preview from '#.storybook/preview'
import { Check } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { Button } from './Button'
import { RetryButton } from './RetryButton'

const meta = preview.meta({
  component: Button,
  subcomponents: { RetryButton },
  title: 'Kit/Actions/Button',
  tags: ['autodocs'],
  args: { children: 'Save plan', onClick: fn() },
})

export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Save plan' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(button).toHaveAttribute('type', 'button')
    await expect(button.getBoundingClientRect().height).toBe(46)
  },
})
export const LongText = meta.story({
  args: { children: 'A label that is far too long for a button, as translations into some languages are' },
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(240)
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.offsetWidth)
  },
})

export const Busy = meta.story({
  args: { variant: 'primary', busy: true, busyLabel: 'Saving…' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Saving…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const KeepsItsWidth = meta.story({
  render: () => (
    <div className="grid justify-items-start gap-2">
      <Button busy={false} busyLabel="Saving the whole plan…">
        Save
      </Button>
      <Button busy busyLabel="Saving the whole plan…">
        Save
      </Button>
      <Button busy={false} busyLabel="…">
        Save everything now
      </Button>
      <Button busy busyLabel="…">
        Save everything now
      </Button>
    </div>
  ),
  play: async ({ canvas }) => {
    const [a, b, c, d] = canvas.getAllByRole('button').map((button) => button.offsetWidth)
    // The spinner may differ from its reserved space by a few pixels, which is not visible.
    await expect(Math.abs((a ?? 0) - (b ?? 9))).toBeLessThanOrEqual(3)
    await expect(c).toBe(d)
  },
})

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault())

export const BusySubmit = meta.story({
  render: () => (
    <form onSubmit={submitted}>
      <Button type="submit" variant="primary" busy busyLabel="Sending…">
        Send
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear()
    await userEvent.click(canvas.getByRole('button'))
    await expect(submitted).not.toHaveBeenCalled()
  },
})

export const Matrix = meta.story({
  tags: ['axe'],
  render: () => (
    <div className="grid gap-4">
      {(['primary', 'secondary', 'quiet', 'danger', 'danger-solid'] as const).map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant}>Save plan</Button>
          <Button variant={variant} icon={<Check aria-hidden="true" />}>
            Approve
          </Button>
          <Button variant={variant} busy busyLabel="Saving…">
            Save plan
          </Button>
          <Button variant={variant} disabled>
            Save plan
          </Button>
          <Button variant={variant} size="sm">
            Save plan
          </Button>
          <Button variant={variant} size="sm" busy busyLabel="Saving…">
            Save plan
          </Button>
        </div>
      ))}
    </div>
  ),
})

export const Retry = meta.story({
  render: () => (
    <div className="flex gap-2">
      <RetryButton trying={false} onRetry={fn()} />
      <RetryButton trying onRetry={fn()} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(canvas.getByRole('button', { name: 'Trying…' })).toHaveAttribute('aria-busy', 'true')
  },
})
