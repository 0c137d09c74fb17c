import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Site Stats' })

export const Filled = meta.story({
  ...pageStory('admin-stats'),
  play: async ({ canvas }) => expect(await canvas.findByText('Total Users')).toBeVisible(),
})

export const Empty = meta.story({
  ...pageStory('admin-stats-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('Active Subscriptions')).toBeVisible(),
})

export const Failed = meta.story({
  ...pageStory('admin-stats-failed'),
  play: async ({ canvas }) => expect(await canvas.findByText('Could not fetch stats.')).toBeVisible(),
})
