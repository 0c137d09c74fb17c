import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Dashboard' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story({
  ...pageStory('admin-home'),
  play: async ({ canvas }) => {
    const average = (await canvas.findByText('Avg Revenue per User')).closest('div')
    await expect(average).toHaveTextContent(/\$[\d,]+\.\d\d/)
  },
})

export const Empty = meta.story({ ...pageStory('admin-home-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-home-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-home-failed'), tags: ['walk'] })
