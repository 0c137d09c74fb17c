import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Help' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-help'))

export const ReopeningFails = meta.story(
  callStory('admin-reopen-fails', 'decideReopen', 'Could not process reopen request.'),
)

export const RowMenu = meta.story({
  ...pageStory('admin-help'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Tahira Mulla' }))
    await expect(await screen.findByRole('menuitem', { name: 'Reject request' })).toBeVisible()
  },
})

export const Empty = meta.story({
  ...pageStory('admin-help-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('No complaints')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-help-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-help-failed'), tags: ['walk'] })

export const ResolvingFails = meta.story(
  callStory('admin-resolve-fails', 'resolveComplaint', 'Could not update complaint.'),
)
