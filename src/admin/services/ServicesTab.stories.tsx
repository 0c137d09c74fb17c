import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Services' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-services'))

export const SaveFails = meta.story({
  ...pageStory('admin-service-save-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Web Design' }))
    await userEvent.type(canvas.getByLabelText(/^Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save service' }))
    await expect(await canvas.findByText('Failed to save service. Please try again.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Web Design 2')
  },
})

export const Empty = meta.story({ ...pageStory('admin-services-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-services-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-services-failed'), tags: ['walk'] })
