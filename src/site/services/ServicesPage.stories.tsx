import preview from '#.storybook/preview'
import { expect, within } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Services/Page' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

/** In a group of seven, the dearest service takes a full row. */
export const Desktop = meta.story({
  ...pageStory('services'),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const build = within(await canvas.findByRole('region', { name: 'Build' }))
    const cards = build.getAllByRole('listitem').map((card) => card.getBoundingClientRect())
    const ends = new Map(cards.map(({ top, right }) => [top, right]))
    await expect(cards).toHaveLength(7)
    await expect(ends.size).toBe(4)
    // all rows end at the same edge
    await expect(new Set(ends.values()).size).toBe(1)
  },
})
