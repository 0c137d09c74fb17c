import preview from '#.storybook/preview'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Notifications' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Unread = meta.story(pageStory('notifications-unread'))
export const AllRead = meta.story({ ...pageStory('notifications-read'), tags: ['walk'] })
export const Empty = meta.story({ ...pageStory('notifications-empty'), tags: ['walk'] })
export const Loading = meta.story({ ...pageStory('notifications-loading'), tags: ['walk'] })
export const Failed = meta.story({ ...pageStory('notifications-failed'), tags: ['walk'] })

export const MarkFails = meta.story(
  callStory('notifications-mark-fails', 'markNotificationRead', 'Could not mark notification as read.'),
)
