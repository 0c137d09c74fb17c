import preview from '#.storybook/preview'
import { expect, screen, within } from 'storybook/test'
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

export const Created = meta.story({
  ...pageStory('admin-coupons'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Code/), 'padwa')
    await userEvent.type(canvas.getByLabelText(/^Amount/), '150')
    await userEvent.click(canvas.getByRole('button', { name: 'Create coupon' }))
    await expect(await canvas.findByText('Coupon created!')).toBeVisible()
    await expect(await canvas.findByText('0 / ∞')).toBeVisible()
  },
})

export const CreateFails = meta.story({
  ...pageStory('admin-coupon-fails'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/^Code/), 'padwa')
    await userEvent.type(canvas.getByLabelText(/^Amount/), '150')
    await userEvent.click(canvas.getByRole('button', { name: 'Create coupon' }))
    await expect(await canvas.findByText('Could not create coupon.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Code/)).toHaveValue('padwa')
  },
})

export const Empty = meta.story({ ...pageStory('admin-coupons-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-coupons-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-coupons-failed'), tags: ['walk'] })

export const Deactivated = meta.story({
  ...pageStory('admin-coupons'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate FIRST500' }))
    await expect(await canvas.findByText('Coupon deactivated!')).toBeVisible()
  },
})

export const Deleted = meta.story({
  ...pageStory('admin-coupons'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete SALTLANE' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Delete' }))
    await expect(await canvas.findByText('Coupon deleted!')).toBeVisible()
  },
})
