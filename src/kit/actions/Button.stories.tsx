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

const submitted = fn((event: { preventDefault: () => void }) => event.preventDefault())

/** Ignores a second press, keeps the focus, and does not submit its form. */
export const Busy = meta.story({
  args: { type: 'submit', variant: 'primary', busy: true, busyLabel: 'Saving…' },
  render: (args) => (
    <form onSubmit={submitted}>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent, args }) => {
    submitted.mockClear()
    const button = canvas.getByRole('button', { name: 'Saving…' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(submitted).not.toHaveBeenCalled()
  },
})

export const KeepsItsWidth = meta.story({
  render: () => (
    <div className="grid justify-items-start gap-2">
      {[false, true].map((busy) => (
        <Button key={String(busy)} busy={busy} busyLabel="Saving the whole plan…">
          Save
        </Button>
      ))}
      {[false, true].map((busy) => (
        <Button key={String(busy)} busy={busy} busyLabel="…">
          Save everything now
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [a, b, c, d] = canvas.getAllByRole('button').map((button) => button.offsetWidth)
    // The spinner may differ from its reserved space by a few pixels, which is not visible.
    await expect(Math.abs((a ?? 0) - (b ?? 9))).toBeLessThanOrEqual(3)
    await expect(c).toBe(d)
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
})
