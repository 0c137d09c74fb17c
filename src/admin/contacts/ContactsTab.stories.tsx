import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Contacts' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-contacts'))

export const Empty = meta.story({
  ...pageStory('admin-contacts-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('No messages yet')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-contacts-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-contacts-failed'), tags: ['walk'] })
