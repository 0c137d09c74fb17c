import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { Banner } from './Banner'
import { Button } from '../actions/Button'

const meta = preview.meta({
  component: Banner,
  title: 'Kit/Feedback/Banner',
  tags: ['autodocs'],
  args: { tone: 'info' },
})

export const Ok = meta.story({
  args: {
    tone: 'ok',
    title: 'Coupon created!',
    children: 'FIRST500 takes ₹500 off, up to 40 times.',
    onDismiss: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Coupon created!')
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})
export const Err = meta.story({
  tags: ['axe'],
  args: {
    tone: 'err',
    title: 'Could not fetch subscriptions.',
    children: 'Nothing was changed.',
    action: <Button size="sm">Try again</Button>,
  },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was changed.'),
})
export const Info = meta.story({
  args: { tone: 'info', title: 'Submitted, waiting for approval', children: 'We check every request.' },
})
export const ActionAndDismiss = meta.story({
  args: {
    tone: 'warn',
    title: 'This ID is already on another subscription, with a different amount. Please check both.',
    children: 'Devika Nair, approved on 15 Sep for ₹4,499.',
    action: <Button size="sm">Compare</Button>,
    onDismiss: fn(),
  },
})
