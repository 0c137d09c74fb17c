import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Renewal Requests' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story({
  ...pageStory('admin-renewal-requests'),
  play: async ({ canvas, userEvent }) => {
    const [approve] = await canvas.findAllByRole('button', { name: /^Approve the renewal/ })
    if (!approve) throw new Error('No request is shown')
    await userEvent.click(approve)
    await expect(await canvas.findByText('Renewal approved')).toBeVisible()
  },
})

export const ApprovingFails = meta.story({
  ...pageStory('admin-renewal-approve-fails'),
  play: async ({ canvas, userEvent }) => {
    const [approve] = await canvas.findAllByRole('button', { name: /^Approve the renewal/ })
    if (!approve) throw new Error('No request is shown')
    await userEvent.click(approve)
    await expect(await canvas.findByText('Could not approve renewal request.')).toBeVisible()
  },
})

export const Empty = meta.story({
  ...pageStory('admin-renewal-requests-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('No renewal requests')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-renewal-requests-loading'), tags: ['walk'] })

export const Failed = meta.story({
  ...pageStory('admin-renewal-requests-failed'),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Could not fetch renewal requests.')).toBeVisible(),
})

export const RejectingFails = meta.story({
  ...pageStory('admin-renewal-reject-fails'),
  play: async ({ canvas, userEvent }) => {
    const [reject] = await canvas.findAllByRole('button', { name: /^Reject the renewal/ })
    if (!reject) throw new Error('No request is shown')
    await userEvent.click(reject)
    await userEvent.type(await screen.findByRole('textbox'), 'Not paid')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Could not reject renewal request.')).toBeVisible()
  },
})
