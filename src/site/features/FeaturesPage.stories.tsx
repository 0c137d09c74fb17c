import preview from '#.storybook/preview'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Features/Page' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Desktop = meta.story({ ...pageStory('features'), globals: { viewport: { value: 'laptop' } } })
