import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Notifications' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Unread = meta.story(pageStory('notifications-unread'))
export const AllRead = meta.story({ ...pageStory('notifications-read'), tags: ['walk'] })
export const Empty = meta.story({ ...pageStory('notifications-empty'), tags: ['walk'] })
export const Loading = meta.story({ ...pageStory('notifications-loading'), tags: ['walk'] })
export const Failed = meta.story({ ...pageStory('notifications-failed'), tags: ['walk'] })

export const MarkFails = meta.story({
  ...pageStory('notifications-mark-fails'),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: /^Mark as read/ })
    if (first) await userEvent.click(first)
    await expect(await canvas.findByText('Could not mark notification as read.')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Mark as read/ })).toHaveLength(3)
  },
})
