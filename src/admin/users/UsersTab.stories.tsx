import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Manage Users' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-users'))

export const ChangingRoleFails = meta.story({
  ...pageStory('admin-role-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'devika')
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Role of Devika Nair' }),
      'Admin',
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Change role' }))
    await expect(await canvas.findByText('Failed to update user role.')).toBeVisible()
  },
})

export const Empty = meta.story({
  ...pageStory('admin-users-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('gauri@pottersyard.example')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-users-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-users-failed'), tags: ['walk'] })
