import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Help' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-help'))

export const ReopeningFails = meta.story({
  ...pageStory('admin-reopen-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept reopen of Devika Nair' }))
    await expect(await canvas.findByText('Could not process reopen request.')).toBeVisible()
  },
})

export const RowMenu = meta.story({
  ...pageStory('admin-help'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for Tahira Mulla' }))
    await expect(await screen.findByRole('menuitem', { name: 'Reject reopen' })).toBeVisible()
  },
})

export const Empty = meta.story({
  ...pageStory('admin-help-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('No complaints')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-help-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-help-failed'), tags: ['walk'] })

export const ResolvingFails = meta.story({
  ...pageStory('admin-resolve-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Resolve the complaint of Devika Nair' }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Response' }), 'Put right.')
    await userEvent.click(screen.getByRole('button', { name: 'Resolve' }))
    await expect(await screen.findByText('Could not update complaint.')).toBeVisible()
  },
})
