import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Renewal Requests' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-renewal-requests'))

export const ApprovingFails = meta.story(
  callStory('admin-renewal-approve-fails', 'approveRenewal', 'Could not approve renewal request.'),
)

export const Empty = meta.story({
  ...pageStory('admin-renewal-requests-empty'),
  play: async ({ canvas }) => expect(await canvas.findByText('No renewal requests')).toBeVisible(),
})

export const Loading = meta.story({ ...pageStory('admin-renewal-requests-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-renewal-requests-failed'), tags: ['walk'] })

export const RejectingFails = meta.story(
  callStory('admin-renewal-reject-fails', 'rejectRenewal', 'Could not reject renewal request.'),
)
