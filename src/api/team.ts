import type { TeamMember } from '@/contract'
import { crudCalls } from './crud'
import { pictureUrl } from './picture'
import { read } from './query'

export const teamMembersQuery = () =>
  read('listTeamMembers', ({ teamMembers }) =>
    teamMembers.map((member): TeamMember => ({ ...member, profileImage: pictureUrl(member.profileImage) })),
  )

export const teamMemberCalls = () => crudCalls('TeamMember', ['listTeamMembers'])
