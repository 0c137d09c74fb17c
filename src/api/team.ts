import type { TeamMember } from '@/contract'
import { checked } from './checked'
import { crudCalls } from './crud'
import { pictureUrl } from './picture'
import { read } from './query'

export const teamMembersQuery = () =>
  read('listTeamMembers', ({ teamMembers }) =>
    teamMembers.map((member): TeamMember => ({ ...member, profileImage: pictureUrl(member.profileImage) })),
  )

export const teamMemberCalls = () => checked(crudCalls('TeamMember', ['listTeamMembers']), teamMembersQuery())
