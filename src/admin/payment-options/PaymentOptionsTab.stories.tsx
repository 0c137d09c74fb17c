import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Payment Options' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-payment-options'))

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
