import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Team/Page' })

export const Desktop = meta.story({
  ...pageStory('team'),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6)
  },
})
