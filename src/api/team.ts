import type { Schemas } from '@/contract'
import { read, write } from './query'

export const teamMembersQuery = () => read('listTeamMembers', (answer) => answer.teamMembers)

const changes = ['listTeamMembers'] as const

export const createTeamMemberMutation = () =>
  write('createTeamMember', (body: Schemas['TeamMemberForm']) => ({ body }), { changes })

export const updateTeamMemberMutation = () =>
  write(
    'updateTeamMember',
    ({ id, ...body }: Schemas['TeamMemberForm'] & { id: string }) => ({ params: { id }, body }),
    { changes },
  )

export const deleteTeamMemberMutation = () =>
  write('deleteTeamMember', (id: string) => ({ params: { id } }), { changes })
