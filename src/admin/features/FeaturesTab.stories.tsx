import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Features' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-features'))

export const SaveFails = meta.story({
  ...pageStory('admin-feature-save-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit UPI checkout' }))
    await userEvent.type(canvas.getByLabelText(/^Title/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save feature' }))
    await expect(await canvas.findByText('Invalid data provided.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('UPI checkout 2')
  },
})

export const Empty = meta.story({ ...pageStory('admin-features-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-features-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-features-failed'), tags: ['walk'] })

export const DeletedByAnotherAdmin = meta.story({
  ...pageStory('admin-feature-gone'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete UPI checkout' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByText('Feature not found.')).toBeVisible()
  },
})
