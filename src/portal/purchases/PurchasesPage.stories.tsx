import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Purchases' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story({
  ...pageStory('purchases'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'Rejected')
    await expect(await canvas.findByText('1–1 of 1')).toBeVisible()
    await expect(canvas.queryByText('4258 1190 6634')).toBeNull()
  },
})

export const Acknowledgement = meta.story({ ...pageStory('purchases-acknowledgement'), tags: ['walk'] })
export const Empty = meta.story({ ...pageStory('purchases-empty'), tags: ['walk'] })
export const Loading = meta.story({ ...pageStory('purchases-loading'), tags: ['walk'] })
export const Failed = meta.story({ ...pageStory('purchases-failed'), tags: ['walk'] })
