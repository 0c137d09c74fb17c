import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Plans' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

/** The buttons of a row are at the same height. */
export const Filled = meta.story({
  ...pageStory('plans-filled'),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: /^Choose / })
    const lines = links.map((link) => Math.round(link.getBoundingClientRect().top))
    await expect(lines).toEqual([lines[0], lines[0], lines[0]])
  },
})

export const Single = meta.story({ ...pageStory('plans-single'), tags: ['walk'] })

export const Four = meta.story({ ...pageStory('plans-four'), tags: ['walk'] })

export const Seven = meta.story({ ...pageStory('plans-seven'), tags: ['walk'] })

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
