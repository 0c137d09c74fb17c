import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Manage Users' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-users'))

export const ChangingRoleFails = meta.story(
  callStory('admin-role-fails', 'changeUserRole', 'Failed to update user role.'),
)

export const Empty = meta.story({
  ...pageStory('admin-users-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('gauri@pottersyard.example')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-users-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-users-failed'), tags: ['walk'] })
