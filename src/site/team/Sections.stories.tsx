import preview from '#.storybook/preview'
import { MemoryRouter } from 'react-router-dom'
import { expect } from 'storybook/test'
import { MemberCard } from './MemberCard'
import { type Member, members } from './members'
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

const card = (fields: Partial<Member> = {}) => (
  <div className="wrap">
    {members.slice(0, 1).map((member) => (
      <MemberCard key={member.name} member={{ ...member, ...fields }} />
    ))}
  </div>
)

export const WithPortrait = meta.story({ render: () => card() })

/** A member without a portrait has initials on a coloured background. */
export const WithMonogram = meta.story({
  render: () => card({ profileImage: undefined }),
  play: async ({ canvas }) => expect(canvas.getByText('AR')).toBeVisible(),
})

export const Values = meta.story({ render: () => <ValuesAndPerks /> })
