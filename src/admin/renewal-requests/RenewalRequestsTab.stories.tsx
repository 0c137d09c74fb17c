import preview from '#.storybook/preview'
import { expect, screen } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Renewal Requests' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-renewal-requests'))

export const ApprovingFails = meta.story({
  ...pageStory('admin-renewal-approve-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Approve the renewal of Swati Mayekar' }))
    await expect(await canvas.findByText('Could not approve renewal request.')).toBeVisible()
  },
})

export const Empty = meta.story({
  ...pageStory('admin-renewal-requests-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('No renewal requests')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-renewal-requests-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-renewal-requests-failed'), tags: ['walk'] })

export const RejectingFails = meta.story({
  ...pageStory('admin-renewal-reject-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reject the renewal of Swati Mayekar' }))
    await userEvent.type(await screen.findByRole('textbox'), 'Not paid')
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }))
    await expect(await canvas.findByText('Could not reject renewal request.')).toBeVisible()
  },
})
