import preview from '#.storybook/preview'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Home/Page' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Desktop = meta.story({ ...pageStory('visitor'), globals: { viewport: { value: 'laptop' } } })

export const Phone = meta.story({ ...pageStory('visitor'), globals: { viewport: { value: 'phone' } } })
