import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { callStory } from '@/testing/callStory'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Coupons' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story({
  ...pageStory('admin-coupons'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Deactivate MONSOON' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Deactivate DIWALI300' })).toBeEnabled()
  },
})

export const Created = meta.story(callStory('admin-coupons', 'createCoupon', 'Coupon created!'))

export const CreateFails = meta.story(
  callStory('admin-coupon-fails', 'createCoupon', 'Could not create coupon.'),
)

export const Empty = meta.story({ ...pageStory('admin-coupons-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-coupons-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-coupons-failed'), tags: ['walk'] })
