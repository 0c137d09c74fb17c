import preview from '#.storybook/preview'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Features' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-features'))

export const SaveFails = meta.story(
  callStory('admin-feature-save-fails', 'updateFeature', 'Invalid data provided.'),
)

export const Empty = meta.story({ ...pageStory('admin-features-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-features-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-features-failed'), tags: ['walk'] })

export const DeletedByAnotherAdmin = meta.story(
  callStory('admin-feature-gone', 'deleteFeature', 'Feature not found.'),
)
