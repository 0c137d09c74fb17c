import preview from '#.storybook/preview'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'storybook/test'
import { Hero } from './Hero'
import { ImpactNumbers } from './ImpactNumbers'
import { LatestProjects } from './LatestProjects'
import { TechStack } from './TechStack'
import { WhyChoose } from './WhyChoose'

const meta = preview.meta({
  title: 'Site/Home/Sections',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
})

/** The typing can be paused. */
export const FirstScreen = meta.story({
  render: () => <Hero />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause typing' }))
    await expect(canvas.getByRole('button', { name: 'Resume typing' })).toBeVisible()
  },
})

export const Impact = meta.story({ render: () => <ImpactNumbers /> })

export const WhyChooseUs = meta.story({ render: () => <WhyChoose /> })

export const Projects = meta.story({ render: () => <LatestProjects /> })

export const Stack = meta.story({ render: () => <TechStack /> })
