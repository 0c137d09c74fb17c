import preview from '#.storybook/preview'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/User Plans' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-user-plans'))

export const Empty = meta.story({ ...pageStory('admin-user-plans-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-user-plans-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-user-plans-failed'), tags: ['walk'] })
