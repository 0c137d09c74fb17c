import preview from '#.storybook/preview'
import { MemoryRouter } from 'react-router-dom'
import { Drawing } from '../blocks'
import { Approach, Journey, MissionAndValues } from './AboutPage'
import street from './street.svg?raw'

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

export const Street = meta.story({ render: () => <Drawing svg={street} className="h-80" /> })

export const StreetAtNight = meta.story({ ...Street.input, globals: { theme: 'dark' } })

export const FourSteps = meta.story({ render: () => <Approach /> })

export const Years = meta.story({ render: () => <Journey /> })

export const Mission = meta.story({ render: () => <MissionAndValues /> })
