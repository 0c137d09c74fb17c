import preview from '#.storybook/preview'
import { expect, waitFor } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Plans' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

/** The buttons of a row are at the same height. The comparison fits, so keys need not scroll it. */
export const Filled = meta.story({
  ...pageStory('plans-filled'),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^Choose / })
    const lines = links.map((link) => Math.round(link.getBoundingClientRect().top))
    await expect(lines).toEqual([lines[0], lines[0], lines[0]])
    await expect(canvas.getByRole('region', { name: 'Plan comparison' })).not.toHaveAttribute('tabindex')
  },
})

export const Single = meta.story({ ...pageStory('plans-single'), tags: ['walk'] })

export const Four = meta.story({ ...pageStory('plans-four'), tags: ['walk'] })

/** The comparison is too wide, so keys can scroll it. */
export const Seven = meta.story({
  ...pageStory('plans-seven'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const comparison = await canvas.findByRole('region', { name: 'Plan comparison' })
    await waitFor(() => expect(comparison).toHaveAttribute('tabindex', '0'))
  },
})

export const Loading = meta.story({ ...pageStory('plans-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('plans-failed'), tags: ['walk'] })

export const Empty = meta.story({ ...pageStory('plans-empty'), tags: ['walk'] })

export const Phone = meta.story({ ...pageStory('plans-filled'), globals: { viewport: { value: 'phone' } } })

/** The first call fails; Try Again works. */
export const FailedOnce = meta.story({ ...pageStory('plans-failed-once'), tags: ['walk'] })

export const LongWords = meta.story({
  ...pageStory('plans-long-words'),
  globals: { viewport: { value: 'phone' } },
})
