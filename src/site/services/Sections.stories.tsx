import preview from '#.storybook/preview'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'storybook/test'
import { PriceList } from './PriceList'
import { serviceGroups } from './serviceList'
import { ServiceGroupSection } from './ServicesPage'

const meta = preview.meta({
  title: 'Site/Services/Sections',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
})

const group = (name: string) => (
  <div className="wrap py-8">
    {serviceGroups
      .filter((entry) => entry.group === name)
      .map((entry) => (
        <ServiceGroupSection key={entry.anchor} {...entry} />
      ))}
  </div>
)

/** Seven cards: the dearest takes a full row. */
export const OddGroup = meta.story({
  globals: { viewport: { value: 'laptop' } },
  render: () => group('Build'),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'))
    const ends = new Map(
      cards.map((card) => card?.getBoundingClientRect()).map((box) => [box?.top, box?.right]),
    )
    await expect(cards).toHaveLength(7)
    await expect(ends.size).toBe(4)
    // all rows end at the same edge
    await expect(new Set(ends.values()).size).toBe(1)
  },
})

export const EvenGroup = meta.story({ render: () => group('Design') })

export const PriceMenu = meta.story({ render: () => <PriceList />, parameters: { layout: 'padded' } })
