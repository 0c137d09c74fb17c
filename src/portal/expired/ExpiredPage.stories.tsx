import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Expired plan' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Expired = meta.story({
  ...pageStory('expired'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request Renewal' }))
    await expect(await canvas.findByText(/^You asked for it on/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Choose Pro/ })).toBeVisible()
  },
})

export const RenewalPending = meta.story({ ...pageStory('expired-renewal-pending'), tags: ['walk'] })
export const RenewalRejected = meta.story({ ...pageStory('expired-renewal-rejected'), tags: ['walk'] })

export const AfterRejectedRequest = meta.story({
  ...pageStory('expired-under-rejected'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Request Renewal' })).toBeVisible(),
})
