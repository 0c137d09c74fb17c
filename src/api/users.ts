import type { Role } from '@/contract'
import { read, write } from './query'

export const usersQuery = () => read('listUsers', (answer) => answer.users)

export const changeUserRoleMutation = () =>
  write('changeUserRole', ({ id, ...body }: { id: string; role: Role }) => ({ params: { id }, body }), [
    'listUsers',
  ])
