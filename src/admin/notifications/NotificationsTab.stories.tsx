import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Notifications' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-notifications'))

export const RecipientChosen = meta.story({
  ...pageStory('admin-notifications'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'One user' }))
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a user' }), 'devika@')
    await userEvent.click(canvas.getByRole('button', { name: /^Devika Nair/ }))
  },
})

export const SendingFails = meta.story(
  callStory('admin-notification-fails', 'sendNotification', 'Could not send notification.'),
)

export const RemindersFail = meta.story(
  callStory('admin-auto-expiry-fails', 'sendAutoExpiryNotifications', 'Could not send auto notifications.'),
)

export const Empty = meta.story({
  ...pageStory('admin-notifications-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing sent yet')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-notifications-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-notifications-failed'), tags: ['walk'] })
