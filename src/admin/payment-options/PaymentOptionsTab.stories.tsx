import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Payment Options' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-payment-options'))

/** Editing loads the record into the form; saving clears the form. */
export const Edited = meta.story({
  ...pageStory('admin-payment-options'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Bank transfer' }))
    await expect(canvas.getByRole('heading', { name: 'Edit Bank transfer' })).toHaveFocus()
    await userEvent.type(canvas.getByLabelText(/^Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment option' }))
    await expect(await canvas.findByText('Payment option updated successfully!')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Edit Bank transfer 2' })).toBeVisible()
  },
})

export const SaveFails = meta.story({
  ...pageStory('admin-payment-option-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Bank transfer' }))
    await userEvent.type(canvas.getByLabelText(/^Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save payment option' }))
    await expect(await canvas.findByText('Failed to save payment option')).toBeVisible()
    await expect(canvas.getByLabelText(/^Name/)).toHaveValue('Bank transfer 2')
  },
})

export const Empty = meta.story({ ...pageStory('admin-payment-options-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-payment-options-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-payment-options-failed'), tags: ['walk'] })

export const Added = meta.story({
  ...pageStory('admin-payment-options'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Name/), 'Third bank')
    await userEvent.type(canvas.getByLabelText(/^UPI ID/), 'third@konkanbank')
    await userEvent.click(canvas.getByRole('button', { name: 'Add payment option' }))
    await expect(await canvas.findByText('Payment option added successfully!')).toBeVisible()
  },
})

export const Deleted = meta.story({
  ...pageStory('admin-payment-options'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Counter wallet' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('Payment option deleted successfully!')).toBeVisible()
  },
})
