import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/User Plans' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story({
  ...pageStory('admin-user-plans'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Status' }), 'No plan')
    await expect((await canvas.findAllByText('None'))[0]).toBeVisible()
  },
})

export const Empty = meta.story({
  ...pageStory('admin-user-plans-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('gauri@pottersyard.example')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-user-plans-loading'), tags: ['walk'] })

export const Failed = meta.story({
  ...pageStory('admin-user-plans-failed'),
  play: async ({ canvas }) => expect(await canvas.findByText('Could not fetch user plans.')).toBeVisible(),
})
