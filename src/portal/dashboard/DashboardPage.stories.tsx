import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { forgetStored } from '@/platform/storage'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Dashboard' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Active = meta.story({
  ...pageStory('dashboard-active'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '70 of 90 days used' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Premium' })).toBeVisible()
    await expect(await canvas.findAllByRole('button', { name: /^Mark as read/ })).toHaveLength(3)
  },
})

export const NoPlan = meta.story({ ...pageStory('dashboard-new'), tags: ['walk'] })
export const Pending = meta.story({ ...pageStory('dashboard-pending'), tags: ['walk'] })

export const Approved = meta.story({
  ...pageStory('dashboard-approved'),
  beforeEach: () => forgetStored('localStorage', 'plan-seen'),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('We have approved your Premium plan')).toBeVisible(),
})

export const Expiring = meta.story({ ...pageStory('dashboard-expiring'), tags: ['walk'] })

export const Expired = meta.story({
  ...pageStory('dashboard-expired'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request Renewal' }))
    await expect(await canvas.findByText(/^You asked for it on/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Request Renewal' })).toBeNull()
  },
})

export const RenewalRejected = meta.story({ ...pageStory('dashboard-renewal-rejected'), tags: ['walk'] })
export const Loading = meta.story({ ...pageStory('dashboard-loading'), tags: ['walk'] })
export const SessionExpired = meta.story({ ...pageStory('dashboard-session-expired'), tags: ['walk'] })
export const ProfileRefused = meta.story({ ...pageStory('dashboard-profile-failed'), tags: ['walk'] })

export const SubscriptionFailed = meta.story({
  ...pageStory('dashboard-subscription-failed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not fetch subscription info.')).toBeVisible()
    await expect(await canvas.findByText('Your booking calendar is live')).toBeVisible()
  },
})

export const NotificationsFailed = meta.story({
  ...pageStory('dashboard-notifications-failed'),
  tags: ['walk'],
})
export const TicketsFailed = meta.story({ ...pageStory('dashboard-complaints-failed'), tags: ['walk'] })

export const PendingBesideActive = meta.story({
  ...pageStory('dashboard-pending-beside-active'),
  play: async ({ canvas }) => expect(await canvas.findByText(/20 days left\.$/)).toBeVisible(),
})
