import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Services/Page' })

export const Desktop = meta.story({
  ...pageStory('services'),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^(Starting at|Price)$/)).toHaveLength(21)
  },
})
