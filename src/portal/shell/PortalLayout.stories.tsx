import preview from '#.storybook/preview'
import { expect, within } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Portal/Navigation' })

const navLinks = async (navigations: Promise<HTMLElement[]>) => {
  const [rail] = await navigations
  return rail ? within(rail).findAllByRole('link') : []
}

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

export const FivePages = meta.story({
  ...pageStory('dashboard-active'),
  play: async ({ canvas }) =>
    expect(await navLinks(canvas.findAllByRole('navigation', { name: 'Dashboard' }))).toHaveLength(5),
})

/** The menu has a sixth link while the plan has expired. */
export const ExpiredPlanLinked = meta.story({
  ...pageStory('dashboard-expired'),
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: /^Expired/ })).toHaveAttribute(
      'href',
      '/dashboard/expired',
    ),
})

export const Connecting = meta.story({ ...pageStory('portal-connecting'), tags: ['walk'] })

export const Unreachable = meta.story({
  ...pageStory('portal-unreachable'),
  play: async ({ canvas }) =>
    expect(await canvas.findByText('Network error. Please check your internet connection.')).toBeVisible(),
})
