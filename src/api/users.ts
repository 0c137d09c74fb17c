import type { BodyOf } from '@/contract'
import { byIdWith, read, write } from './query'

export const usersQuery = () => read('listUsers', (answer) => answer.users)

export const changeUserRoleMutation = () =>
  write('changeUserRole', byIdWith<BodyOf<'changeUserRole'>>, ['listUsers'])
