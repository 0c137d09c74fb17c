import { useQuery } from '@tanstack/react-query'
import { teamMemberCalls, teamMembersQuery } from '@/api/team'
import { BANNER_MS } from '@/config/constants'
import type { TeamMember } from '@/contract'
import { ChairDoor } from '@/kit/doors/ChairDoor'
import { Avatar } from '@/kit/text/Avatar'
import { CrudPage } from '../crud/CrudPage'
import { RecordList } from '../crud/RecordList'
import { useCrud } from '../crud/useCrud'
import { networks } from './memberValues'
import { TeamForm } from './TeamForm'

export function TeamTab() {
  const crud = useCrud({
    tab: 'team',
    one: 'team member',
    many: 'team members',
    nameOf: ({ name }) => name,
    records: useQuery(teamMembersQuery()),
    operation: 'listTeamMembers',
    calls: teamMemberCalls(),
    clearAfterMs: BANNER_MS,
  })
  return (
    <CrudPage
      crud={crud}
      intro="Who works here, in display order. The public Team page has a separate list."
      form={TeamForm}
    >
      <RecordList
        crud={crud}
        emptyPicture={<ChairDoor />}
        mark={({ name, profileImage }) => <Avatar name={name} src={profileImage} size={44} />}
      >
        {(member) => <MemberFacts member={member} />}
      </RecordList>
    </CrudPage>
  )
}

function MemberFacts({ member }: { member: TeamMember }) {
  const { position, bio, email, phone, socialLinks, order } = member
  const linked = networks.filter(({ id }) => socialLinks?.[id]).map(({ label }) => label)
  return (
    <>
      <p className="font-[560] text-ink">{position}</p>
      {bio && <p>{bio}</p>}
      {email && <p>{email}</p>}
      {phone && <p>{phone}</p>}
      <p className="text-ink-3 first-letter:uppercase">{[...linked, `order ${order}`].join(', ')}</p>
    </>
  )
}
