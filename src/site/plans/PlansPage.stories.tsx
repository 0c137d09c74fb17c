import preview from '#.storybook/preview'
import { expect, within } from 'storybook/test'
import { stateSheet } from '@/testing/stateSheet'
import { pageStory } from '@/testing/stories'

const meta = preview.meta({ title: 'Site/Plans' })

export const AllStates = meta.story({ ...stateSheet, tags: ['!test'] })

/** The buttons of a row are at the same height. */
export const Filled = meta.story({
  ...pageStory('plans-filled'),
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    const names = cards.map((card) => within(card).getByRole('heading').textContent)
    await expect(names).toEqual(['Starter', 'PremiumBest Value', 'Pro'])
    await expect(canvas.getByRole('link', { name: /^Choose Premium/ })).toHaveAttribute(
      'href',
      '/payment/premium',
    )
    const lines = canvas
      .getAllByRole('link', { name: /^Choose / })
      .map((link) => Math.round(link.getBoundingClientRect().top))
    await expect(lines).toEqual([lines[0], lines[0], lines[0]])
  },
})

export const Single = meta.story({ ...pageStory('plans-single'), tags: ['walk'] })

export const Four = meta.story({ ...pageStory('plans-four'), tags: ['walk'] })

export const Seven = meta.story({
  ...pageStory('plans-seven'),
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article')
    const rows = new Set(cards.map((card) => card.parentElement))
    await expect([...rows].map((row) => row?.children.length)).toEqual([3, 2, 2])
  },
})

export const Loading = meta.story({ ...pageStory('plans-loading'), tags: ['walk'] })

export const Failed = meta.story({ ...pageStory('plans-failed'), tags: ['walk'] })

export const Empty = meta.story({ ...pageStory('plans-empty'), tags: ['walk'] })

export const Phone = meta.story({
  ...pageStory('plans-filled'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible()
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

/** The first call fails; Try Again works. */
export const FailedOnce = meta.story({
  ...pageStory('plans-failed-once'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findAllByRole('article')).toHaveLength(3)
  },
})

export const MalformedResponse = meta.story({ ...pageStory('plans-malformed'), tags: ['walk'] })

export const WrongShape = meta.story({ ...pageStory('plans-wrong-shape'), tags: ['walk'] })

export const LongWords = meta.story({
  ...pageStory('plans-long-words'),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByRole('article'))[0]).toBeVisible()
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})
