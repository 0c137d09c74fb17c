import preview from '#.storybook/preview'
import { MemoryRouter } from 'react-router-dom'
import { ComparisonTable } from './ComparisonTable'
import { FeatureCards } from './FeatureCards'
import { Benefits } from './FeaturesPage'

const meta = preview.meta({
  title: 'Site/Features/Sections',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
})

export const Cards = meta.story({ render: () => <FeatureCards /> })

export const OwnersBenefits = meta.story({ render: () => <Benefits /> })

export const Comparison = meta.story({ render: () => <ComparisonTable /> })

/** On a phone each row becomes a small list. */
export const ComparisonOnAPhone = meta.story({
  render: () => <ComparisonTable />,
  globals: { viewport: { value: 'smallPhone' } },
})
