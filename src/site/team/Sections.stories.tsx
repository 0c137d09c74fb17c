import preview from '#.storybook/preview'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'storybook/test'
import { MemberCard } from './MemberCard'
import { members } from './members'
import { ValuesAndPerks } from './ValuesAndPerks'

const meta = preview.meta({
  title: 'Site/Team/Sections',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
})

const roster = (name: string) => (
  <div className="wrap">
    {members
      .filter((member) => member.name === name)
      .map((member) => (
        <MemberCard key={member.name} member={member} />
      ))}
  </div>
)

export const WithPortrait = meta.story({ render: () => roster('Ananya Rao') })

/** Without a portrait: initials on the member's colour. */
export const WithMonogram = meta.story({
  render: () => roster('Tejas Gurav'),
  play: async ({ canvas }) => expect(canvas.getByText('TG')).toBeVisible(),
})

export const Values = meta.story({ render: () => <ValuesAndPerks /> })
