import preview from '#.storybook/preview'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Purchases' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('purchases'))
export const Acknowledgement = meta.story({ ...pageStory('purchases-acknowledgement'), tags: ['walk'] })
export const Empty = meta.story({ ...pageStory('purchases-empty'), tags: ['walk'] })
export const Loading = meta.story({ ...pageStory('purchases-loading'), tags: ['walk'] })
export const Failed = meta.story({ ...pageStory('purchases-failed'), tags: ['walk'] })
