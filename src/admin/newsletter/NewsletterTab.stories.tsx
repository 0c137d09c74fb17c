import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Newsletter Subs' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story({
  ...pageStory('admin-newsletter'),
  play: async ({ canvas }) => expect((await canvas.findAllByText('Subscribed'))[0]).toBeInTheDocument(),
})

export const Empty = meta.story({
  ...pageStory('admin-newsletter-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('No subscribers yet')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-newsletter-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-newsletter-failed'), tags: ['walk'] })
