import preview from '#.storybook/preview'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Page not found' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Unknown = meta.story(pageStory('visitor', '/nowhere'))
