import preview from '#.storybook/preview'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Contact/Page' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Desktop = meta.story({ ...pageStory('contact'), globals: { viewport: { value: 'laptop' } } })
