import preview from '#.storybook/preview'
import { MemoryRouter } from 'react-router-dom'
import { Approach } from './Approach'
import { Journey } from './Journey'
import { MissionAndValues } from './MissionAndValues'
import { Street } from './Street'

const meta = preview.meta({
  title: 'Site/About/Sections',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
})

export const Lane = meta.story({ render: () => <Street /> })

export const FourSteps = meta.story({ render: () => <Approach /> })

export const Years = meta.story({ render: () => <Journey /> })

export const Mission = meta.story({ render: () => <MissionAndValues /> })
