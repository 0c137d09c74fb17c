import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Team' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-team'))

export const SaveFails = meta.story(
  callStory(
    'admin-team-save-forbidden',
    'updateTeamMember',
    'You do not have permission to perform this action.',
  ),
)

/** Saving and deleting fail and offer the login; the form says that the input is kept. */
export const SessionOver = meta.story({
  ...pageStory('admin-team-session-over'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Shirin Dalvi' }))
    await userEvent.type(canvas.getByLabelText(/^Name/), ' 2')
    await userEvent.click(canvas.getByRole('button', { name: 'Save team member' }))
    await expect(await canvas.findByText('What you typed is kept.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Shirin Dalvi' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await question.findByRole('button', { name: 'Login' })).toBeVisible()
  },
})

export const Empty = meta.story({ ...pageStory('admin-team-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-team-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-team-failed'), tags: ['walk'] })

export const DeleteFails = meta.story(
  callStory('admin-team-delete-fails', 'deleteTeamMember', 'Failed to delete team member. Please try again.'),
)
