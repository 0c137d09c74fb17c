import preview from '#.storybook/preview'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Support' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('support'))
export const Empty = meta.story({ ...pageStory('support-empty'), tags: ['walk'] })
export const Loading = meta.story({ ...pageStory('support-loading'), tags: ['walk'] })
export const Failed = meta.story({ ...pageStory('support-failed'), tags: ['walk'] })

export const SubmitFails = meta.story(
  callStory('support-submit-fails', 'createComplaint', 'Could not submit your complaint.'),
)

export const ReopenFails = meta.story(
  callStory('support-reopen-fails', 'reopenComplaint', 'Could not process reopen request.'),
)
