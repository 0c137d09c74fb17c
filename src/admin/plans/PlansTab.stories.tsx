import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Plans' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-plans'))

export const Edited = meta.story(callStory('admin-plans', 'updatePlan', 'Plan updated!'))

export const SaveFails = meta.story(callStory('admin-plan-save-fails', 'updatePlan', 'Error saving plan.'))

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

export const DeleteFails = meta.story(
  callStory('admin-plan-delete-fails', 'deletePlan', 'Could not delete plan.'),
)
