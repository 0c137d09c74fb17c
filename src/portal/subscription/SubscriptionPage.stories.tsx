import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Subscription' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Active = meta.story(pageStory('subscription-active'))

export const None = meta.story(pageStory('subscription-none'))

export const Pending = meta.story(pageStory('subscription-pending'))

export const Seen = meta.story(pageStory('subscription-seen'))

export const Approved = meta.story(pageStory('subscription-approved'))

export const Expiring = meta.story(pageStory('subscription-expiring'))

export const Expired = meta.story({
  ...pageStory('subscription-expired'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request Renewal' }))
    await expect(await canvas.findByText(/^You asked for it on/)).toBeVisible()
  },
})

export const RunsOut = meta.story(pageStory('subscription-runs-out'))

export const RenewalPending = meta.story(pageStory('subscription-renewal-pending'))

export const RenewalRejected = meta.story(pageStory('subscription-renewal-rejected'))

export const RenewalFails = meta.story({
  ...pageStory('subscription-renewal-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request Renewal' }))
    await expect(await canvas.findByText('Could not submit renewal request.')).toBeVisible()
  },
})

export const Rejected = meta.story(pageStory('subscription-rejected'))

export const AnotherPending = meta.story(pageStory('subscription-another-pending'))

export const Failed = meta.story(pageStory('subscription-failed'))
