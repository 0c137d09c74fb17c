import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Contacts' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story({
  ...pageStory('admin-contacts'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Mark as read: message from Madhavi Tambe' }),
    )
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Mark as unread: message from Madhavi Tambe' }),
    )
    await expect(
      await canvas.findByRole('button', { name: 'Mark as read: message from Madhavi Tambe' }),
    ).toBeVisible()
  },
})

export const TogglesFail = meta.story({ ...pageStory('admin-contact-toggle-fails'), tags: ['walk'] })

export const Empty = meta.story({
  ...pageStory('admin-contacts-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('No messages yet')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-contacts-loading'), tags: ['walk'] })

export const Failed = meta.story({
  ...pageStory('admin-contacts-failed'),
  play: async ({ canvas }) => expect(await canvas.findByText('Could not fetch contacts.')).toBeVisible(),
})
