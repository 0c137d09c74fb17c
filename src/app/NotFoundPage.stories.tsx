import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Page not found' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Unknown = meta.story({
  ...pageStory('visitor', '/nowhere'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible(),
})
