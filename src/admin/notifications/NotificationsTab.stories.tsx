import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Notifications' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-notifications'))

export const RecipientChosen = meta.story({
  ...pageStory('admin-notifications'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'One user' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find the user' }), 'devika@')
    await userEvent.click(canvas.getByRole('button', { name: /^Devika Nair/ }))
  },
})

export const SendingFails = meta.story({
  ...pageStory('admin-notification-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'All users' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Power cut on Friday')
    await userEvent.click(canvas.getByRole('button', { name: 'Send notification' }))
    await expect(await canvas.findByText('Could not send notification.')).toBeVisible()
  },
})

export const RemindersFail = meta.story({
  ...pageStory('admin-auto-expiry-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send auto-expiry notifications' }))
    await expect(await canvas.findByText('Could not send auto notifications.')).toBeVisible()
  },
})

export const Empty = meta.story({
  ...pageStory('admin-notifications-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing sent yet')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-notifications-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-notifications-failed'), tags: ['walk'] })
