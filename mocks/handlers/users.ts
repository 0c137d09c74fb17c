import { store } from '@mocks/store/db'
import { fail, requireRow } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import { newestRowsFirst } from './order'
import { userShape } from './answerShapes'

export const users: Handlers<'users'> = {
  listUsers: () => ({ users: newestRowsFirst(store.user.list()).map(userShape) }),

  changeUserRole({ params, body, user }) {
    const changed = requireRow(store.user.get(params.id), 'User')
    if (changed._id === user._id) fail(400, 'You cannot change your own role.')
    return {
      user: userShape(store.user.put({ ...changed, role: body.role })),
      message: 'User role updated.',
    }
  },
}
