import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Plans' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-plans'))

/** Editing loads the record into the form; saving clears the form. */
export const Edited = meta.story({
  ...pageStory('admin-plans'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Premium' }))
    await expect(canvas.getByRole('heading', { name: 'Edit Premium' })).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(/^Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save plan' }))
    await expect(await canvas.findByText('Plan updated!')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Edit Premium 2' })).toBeVisible()
  },
})

export const SaveFails = meta.story({
  ...pageStory('admin-plan-save-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Premium' }))
    await userEvent.type(canvas.getByLabelText(/^Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save plan' }))
    await expect(await canvas.findByText('Error saving plan.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Premium 2')
  },
})

/** A new plan's draft is kept while another plan is edited, and a hint says why the form is not empty. */
export const Restored = meta.story({
  ...pageStory('admin-plans'),
  play: async ({ canvas, userEvent }) => {
    const edit = await canvas.findByRole('button', { name: 'Edit Premium' })
    await userEvent.type(canvas.getByLabelText(/^Name/), 'Basic')
    await userEvent.click(edit)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByText('Restored what you had typed.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Basic')
  },
})

export const Empty = meta.story({ ...pageStory('admin-plans-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-plans-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-plans-failed'), tags: ['walk'] })

export const DeleteFails = meta.story({
  ...pageStory('admin-plan-delete-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Premium' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByText('Could not delete plan.')).toBeVisible()
  },
})

export const Added = meta.story({
  ...pageStory('admin-plans'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Basic')
    await userEvent.type(canvas.getByLabelText(/^Price/), '999')
    await userEvent.type(canvas.getByLabelText(/^Duration/), '15')
    await userEvent.click(canvas.getByRole('button', { name: 'Add plan' }))
    await expect(await canvas.findByText('Plan added!')).toBeVisible()
  },
})
