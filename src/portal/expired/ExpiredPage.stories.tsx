import preview from '#.storybook/preview'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Expired plan' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Expired = meta.story(pageStory('expired'))
export const RenewalPending = meta.story({ ...pageStory('expired-renewal-pending'), tags: ['walk'] })
export const RenewalRejected = meta.story({ ...pageStory('expired-renewal-rejected'), tags: ['walk'] })
export const AfterRejectedRequest = meta.story({ ...pageStory('expired-under-rejected'), tags: ['walk'] })
