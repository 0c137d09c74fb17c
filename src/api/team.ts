import type { Schemas, TeamMember } from '@/contract'
import { crudCalls } from './crud'
import { pictureUrl } from './picture'
import { read } from './query'

export const teamMembersQuery = () =>
  read('listTeamMembers', ({ teamMembers }) =>
    teamMembers.map((member): TeamMember => ({ ...member, profileImage: pictureUrl(member.profileImage) })),
  )

/** The generated type calls a binary field a string; what the client sends there is the file. */
export type TeamMemberForm = Omit<Schemas['TeamMemberForm'], 'profileImage'> & { profileImage?: Blob }

export const teamMemberCalls = () =>
  crudCalls<'TeamMember', TeamMemberForm>('TeamMember', {
    changes: ['listTeamMembers'],
  })
