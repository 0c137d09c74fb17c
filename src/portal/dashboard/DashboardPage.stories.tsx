import preview from '#.storybook/preview'
import { stateSheet } from '@/testing/stateSheet'
import { forgetStored } from '@/platform/storage'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Dashboard' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Active = meta.story(pageStory('dashboard-active'))
export const NoPlan = meta.story({ ...pageStory('dashboard-new'), tags: ['walk'] })
export const Pending = meta.story({ ...pageStory('dashboard-pending'), tags: ['walk'] })

export const Approved = meta.story({
  ...pageStory('dashboard-approved'),
  beforeEach: () => forgetStored('localStorage', 'plan-seen'),
  tags: ['walk'],
})

export const Expiring = meta.story({ ...pageStory('dashboard-expiring'), tags: ['walk'] })
export const Expired = meta.story({ ...pageStory('dashboard-expired'), tags: ['walk'] })
export const RenewalRejected = meta.story({ ...pageStory('dashboard-renewal-rejected'), tags: ['walk'] })
export const Loading = meta.story({ ...pageStory('dashboard-loading'), tags: ['walk'] })
export const SessionExpired = meta.story({ ...pageStory('dashboard-session-expired'), tags: ['walk'] })
export const ProfileRefused = meta.story({ ...pageStory('dashboard-profile-failed'), tags: ['walk'] })
export const SubscriptionFailed = meta.story({
  ...pageStory('dashboard-subscription-failed'),
  tags: ['walk'],
})

export const NotificationsFailed = meta.story({
  ...pageStory('dashboard-notifications-failed'),
  tags: ['walk'],
})
export const TicketsFailed = meta.story({ ...pageStory('dashboard-complaints-failed'), tags: ['walk'] })
export const PendingBesideActive = meta.story({
  ...pageStory('dashboard-pending-beside-active'),
  tags: ['walk'],
})
