import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Splash } from './Splash'

const meta = preview.meta({
  title: 'Site/Home/Splash',
  component: Splash,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    const { dataset } = document.documentElement
    dataset['welcome'] = ''
    return () => void delete dataset['welcome']
  },
})

/** The first five seconds of a visit that begins on the home page, paused. */
export const Welcome = meta.story({
  play: async ({ canvas }) => {
    // on a slow machine the splash may already be hidden, and a hidden element has no name
    const splash = canvas.getByRole('region', { hidden: true })
    for (const animation of splash.getAnimations({ subtree: true })) {
      animation.currentTime = 1000
      animation.pause()
    }
    await expect(splash).toBeVisible()
    await expect(splash).toHaveAccessibleName('Welcome')
    await expect(canvas.getByText('Welcome To')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Skip' })).toBeVisible()
  },
})
