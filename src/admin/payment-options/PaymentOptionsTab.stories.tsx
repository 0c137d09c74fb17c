import preview from '#.storybook/preview'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Payment Options' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story(pageStory('admin-payment-options'))

export const SaveFails = meta.story(
  callStory('admin-payment-option-fails', 'updatePaymentOption', 'Failed to save payment option'),
)

export const Empty = meta.story({ ...pageStory('admin-payment-options-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-payment-options-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-payment-options-failed'), tags: ['walk'] })
