import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Services' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-services'))

/** Editing loads the record into the form; saving clears the form. */
export const Edited = meta.story({
  ...pageStory('admin-services'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Web Design' }))
    await expect(canvas.getByRole('heading', { name: 'Edit Web Design' })).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(/^Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save service' }))
    await expect(await canvas.findByText('Service updated successfully!')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Edit Web Design 2' })).toBeVisible()
  },
})

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

export const Added = meta.story({
  ...pageStory('admin-services'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Photos')
    await userEvent.type(canvas.getByLabelText(/^Full description/), 'Of dishes.')
    await userEvent.type(canvas.getByLabelText(/^Icon/), 'camera')
    await userEvent.click(canvas.getByRole('button', { name: 'Add service' }))
    await expect(await canvas.findByText('Service added successfully!')).toBeVisible()
  },
})

export const Deleted = meta.story({
  ...pageStory('admin-services'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Web Design' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('Service deleted successfully!')).toBeVisible()
  },
})
