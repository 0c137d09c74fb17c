import type { Schemas } from '@/contract'
import { read, write } from './query'

export const teamMembersQuery = () => read('listTeamMembers', (answer) => answer.teamMembers)

const changes = ['listTeamMembers'] as const

/** The generated type calls a binary field a string; what the client sends there is the file. */
type TeamMemberForm = Omit<Schemas['TeamMemberForm'], 'profileImage'> & { profileImage?: Blob }
const upload = (form: TeamMemberForm) => form as object as Schemas['TeamMemberForm']

export const createTeamMemberMutation = () =>
  write('createTeamMember', (form: TeamMemberForm) => ({ body: upload(form) }), {
    changes,
    keepUnauthorized: true,
  })

export const updateTeamMemberMutation = () =>
  write(
    'updateTeamMember',
    ({ id, ...form }: TeamMemberForm & { id: string }) => ({ params: { id }, body: upload(form) }),
    { changes, keepUnauthorized: true },
  )

export const deleteTeamMemberMutation = () =>
  write('deleteTeamMember', (id: string) => ({ params: { id } }), { changes, keepUnauthorized: true })
