import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Plans' })

export const Filled = meta.story(pageStory('admin-plans'))

/** Editing puts the record into the form, and saving leaves it for the next one. */
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

export const Empty = meta.story(pageStory('admin-plans-empty'))

export const Failed = meta.story(pageStory('admin-plans-failed'))
