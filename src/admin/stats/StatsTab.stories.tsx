import preview from '#.storybook/preview'
import { expect, waitFor, within } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Admin/Site Stats' })

type Canvas = ReturnType<typeof within>

const panel = async (canvas: Canvas, title: string) => {
  const section = (await canvas.findByRole('heading', { name: title })).closest('section')
  if (!section) throw new Error(`${title} is in no panel`)
  return section
}

/** The chart's texts, in the order drawn. */
async function drawn(canvas: Canvas, title: string) {
  const section = await panel(canvas, title)
  const texts = () =>
    [...section.querySelectorAll('li > span > span:not(:empty)')].map(({ textContent }) => textContent)
  await waitFor(() => expect(texts()).not.toEqual([]))
  return texts()
}

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const Filled = meta.story({
  ...pageStory('admin-stats'),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total Users')).toBeVisible()
    await expect(await drawn(canvas, 'Coupon use')).toContain('112 / ∞')
  },
})

export const AsTable = meta.story({
  ...pageStory('admin-stats'),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, userEvent }) => {
    await drawn(canvas, 'Coupon use')
    const coupons = within(await panel(canvas, 'Coupon use'))
    await userEvent.click(coupons.getByRole('button', { name: /^Show as table/ }))
    await expect(coupons.getByRole('row', { name: 'MONSOON 60 60 Inactive' })).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  ...pageStory('admin-stats'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await drawn(canvas, 'New users by month')
  },
})

export const Empty = meta.story({ ...pageStory('admin-stats-empty'), tags: ['walk'] })

export const Loading = meta.story({ ...pageStory('admin-stats-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('admin-stats-failed'), tags: ['walk'] })

export const OneChartFails = meta.story({
  ...pageStory('admin-stats-one-fails'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not fetch coupons.')).toBeVisible()
    await drawn(canvas, 'Open complaints by age')
  },
})

export const AllListsFail = meta.story({
  ...pageStory('admin-stats-lists-fail'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Could not fetch complaints.')).toBeVisible()
    await expect(await canvas.findAllByText('Could not fetch subscriptions.')).toHaveLength(5)
    await expect(await canvas.findByText('Total Users')).toBeVisible()
  },
})

export const Large = meta.story({
  ...pageStory('admin-stats-large'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/of 10,045 subscriptions are active\.$/)).toBeVisible()
    await expect(await drawn(canvas, 'Subscriptions by status')).toContain('Rejected')
  },
})
