import preview from '#.storybook/preview'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Payment' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const EveryMethod = meta.story(pageStory('payment'))
export const Upi = meta.story({ ...pageStory('payment-upi'), tags: ['walk'] })
export const AboveGalleryLimit = meta.story({ ...pageStory('payment-large-amount'), tags: ['walk'] })
export const BankTransfer = meta.story({ ...pageStory('payment-bank-transfer'), tags: ['walk'] })
export const Wallet = meta.story({ ...pageStory('payment-wallet'), tags: ['walk'] })
export const NoOptions = meta.story({ ...pageStory('payment-no-options'), tags: ['walk'] })
export const OptionsFailed = meta.story({ ...pageStory('payment-options-failed'), tags: ['walk'] })
export const Loading = meta.story({ ...pageStory('payment-loading'), tags: ['walk'] })
export const PlansFailed = meta.story({ ...pageStory('payment-plans-failed'), tags: ['walk'] })
export const InvalidPlan = meta.story({ ...pageStory('payment-plan-not-found'), tags: ['walk'] })
export const SignedOut = meta.story({ ...pageStory('payment-signed-out'), tags: ['walk'] })
export const AlreadyPending = meta.story({ ...pageStory('payment-already-pending'), tags: ['walk'] })
