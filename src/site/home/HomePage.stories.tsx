import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Home/Page' })

/** The first five seconds of a visit: the page is there, under the welcome. */
export const Welcome = meta.story({
  ...pageStory('visitor'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Welcome To')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Skip' })).toBeVisible()
  },
})

export const Desktop = meta.story({
  ...pageStory('visitor'),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByText('Welcome To')).toBeNull()
  },
})

export const Phone = meta.story({
  ...pageStory('visitor'),
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})
