import preview from '#.storybook/preview'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Services' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-services'))

export const SaveFails = meta.story(
  callStory('admin-service-save-fails', 'updateService', 'Failed to save service. Please try again.'),
)

export const Empty = meta.story({ ...pageStory('admin-services-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-services-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-services-failed'), tags: ['walk'] })
