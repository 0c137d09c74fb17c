import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { MemberCard } from './MemberCard'
import { members } from './members'

const meta = preview.meta({ title: 'Site/Team/Sections', parameters: { layout: 'fullscreen' } })

/** A member without a portrait has initials on a coloured background. */
export const WithMonogram = meta.story({
  render: () => (
    <div className="wrap">
      {members.slice(0, 1).map((member) => (
        <MemberCard key={member.name} member={{ ...member, profileImage: undefined }} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('AR')).toBeVisible(),
})
