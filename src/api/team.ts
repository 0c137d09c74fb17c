import type { Schemas, TeamMember } from '@/contract'
import { crudCalls } from './crud'
import { pictureUrl } from './picture'
import { read } from './query'

export const teamMembersQuery = () =>
  read('listTeamMembers', ({ teamMembers }) =>
    teamMembers.map((member): TeamMember => ({ ...member, profileImage: pictureUrl(member.profileImage) })),
  )

/** The generated type has a string for the binary field; the client sends a file there. */
export type TeamMemberForm = Omit<Schemas['TeamMemberForm'], 'profileImage'> & { profileImage?: Blob }

export const teamMemberCalls = () =>
  crudCalls<'TeamMember', TeamMemberForm>('TeamMember', ['listTeamMembers'])
