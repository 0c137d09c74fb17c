import preview from '#.storybook/preview'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Subscription' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Active = meta.story(pageStory('subscription-active'))
export const None = meta.story({ ...pageStory('subscription-none'), tags: ['walk'] })
export const Pending = meta.story({ ...pageStory('subscription-pending'), tags: ['walk'] })
export const Seen = meta.story({ ...pageStory('subscription-seen'), tags: ['walk'] })
export const Approved = meta.story({ ...pageStory('subscription-approved'), tags: ['walk'] })
export const Expiring = meta.story({ ...pageStory('subscription-expiring'), tags: ['walk'] })
export const Expired = meta.story({ ...pageStory('subscription-expired'), tags: ['walk'] })
export const RunsOut = meta.story({ ...pageStory('subscription-runs-out'), tags: ['walk'] })
export const RenewalPending = meta.story({ ...pageStory('subscription-renewal-pending'), tags: ['walk'] })
export const RenewalRejected = meta.story({ ...pageStory('subscription-renewal-rejected'), tags: ['walk'] })

export const RenewalFails = meta.story(
  callStory('subscription-renewal-fails', 'requestRenewal', 'Could not submit renewal request.'),
)

export const Rejected = meta.story({ ...pageStory('subscription-rejected'), tags: ['walk'] })
export const AnotherPending = meta.story({ ...pageStory('subscription-another-pending'), tags: ['walk'] })
export const Failed = meta.story({ ...pageStory('subscription-failed'), tags: ['walk'] })
