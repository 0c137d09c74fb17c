import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Page not found' })

export const Unknown = meta.story({
  ...pageStory('visitor', '/nowhere'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible(),
})
