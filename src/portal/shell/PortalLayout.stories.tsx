import preview from '#.storybook/preview'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Navigation' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const FivePages = meta.story(pageStory('dashboard-active'))
/** The menu has a sixth link once the plan has expired. */
export const ExpiredPlanLinked = meta.story({ ...pageStory('dashboard-expired'), tags: ['walk'] })
export const Connecting = meta.story({ ...pageStory('portal-connecting'), tags: ['walk'] })
export const Unreachable = meta.story({ ...pageStory('portal-unreachable'), tags: ['walk'] })
