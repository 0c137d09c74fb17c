import preview from '#.storybook/preview'
import { expect, fn } from 'storybook/test'
import { ShutDoor } from '@/kit/doors/ShutDoor'
import { ErrorScreen, notLoaded } from './ErrorScreen'

const meta = preview.meta({
  title: 'Site/Application error',
  component: ErrorScreen,
  args: { picture: <ShutDoor />, onReload: fn() },
})

export const PageStopped = meta.story({
  args: {
    text: 'This page stopped working. Reload it, or go to the home page. Anything you already sent is saved.',
    detail:
      'Minified React error #185; visit https://react.dev/errors/185 for the full message or use the non-minified one.',
  },
})

export const NotLoaded = meta.story({
  args: { text: notLoaded },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})
