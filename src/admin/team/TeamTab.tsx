import { useQuery } from '@tanstack/react-query'
import { teamMemberCalls, teamMembersQuery } from '@/api/team'
import { BANNER_MS } from '@/config/constants'
import type { TeamMember } from '@/contract'
import { Avatar } from '@/kit/text/Avatar'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { failureText } from '@/texts/calls'
import { CrudPage } from '../crud/CrudPage'
import { RecordCard } from '../crud/RecordCard'
import { RecordList } from '../crud/RecordList'
import { useCrud } from '../crud/useCrud'
import { networks } from './memberValues'
import { TeamForm } from './TeamForm'

export function TeamTab() {
  const members = useQuery(teamMembersQuery())
  const crud = useCrud('team', teamMemberCalls(), members.data, BANNER_MS)
  return (
    <CrudPage
      crud={crud}
      intro="Who works here, by display order. The site’s Team page has a list of its own."
      addLabel="New team member"
      form={<TeamForm key={crud.formKey} crud={crud} />}
      question={({ name }) => `Delete the team member ${name}?`}
    >
      <RecordList
        things="team members"
        query={members}
        failed={(error) => failureText('listTeamMembers', error)}
        nameOf={({ name }) => name}
        empty={
          <EmptyState title="No team members yet">Add the first one with the form on this page.</EmptyState>
        }
      >
        {(member) => (
          <RecordCard
            name={member.name}
            mark={<Avatar name={member.name} src={member.profileImage} size={44} />}
            onEdit={() => crud.edit(member)}
            onDelete={() => crud.askDelete(member)}
          >
            <MemberFacts member={member} />
          </RecordCard>
        )}
      </RecordList>
    </CrudPage>
  )
}

function MemberFacts({ member }: { member: TeamMember }) {
  const { position, bio, email, phone, socialLinks, order } = member
  const linked = Object.entries(networks)
    .filter(([id]) => Object.entries(socialLinks ?? {}).some(([known, url]) => known === id && url))
    .map(([, label]) => label)
  return (
    <>
      <p className="font-[560] text-ink">{position}</p>
      {bio && <p>{bio}</p>}
      {email && <p>{email}</p>}
      {phone && <p>{phone}</p>}
      <p className="text-ink-3">{[...linked, `order ${order}`].join(', ')}</p>
    </>
  )
}
