import type { Schemas } from '@/contract'
import { crudCalls } from './crud'
import { read } from './query'

export const teamMembersQuery = () => read('listTeamMembers', (answer) => answer.teamMembers)

/** The generated type calls a binary field a string; what the client sends there is the file. */
export type TeamMemberForm = Omit<Schemas['TeamMemberForm'], 'profileImage'> & { profileImage?: Blob }

export const teamMemberCalls = () =>
  crudCalls<'TeamMember', TeamMemberForm>('TeamMember', {
    changes: ['listTeamMembers'],
    keepUnauthorized: true,
  })
