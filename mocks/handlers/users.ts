import { store } from '@mocks/store/db'
import { fail, found } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import { newestFirst } from './order'
import { userShape } from './answerShapes'

export const users: Handlers<'users'> = {
  listUsers: () => ({ users: newestFirst(store.user.list()).map(userShape) }),

  changeUserRole({ params, body, user }) {
    const changed = found(store.user.get(params.id), 'User')
    if (changed._id === user._id) fail(400, 'You cannot change your own role.')
    return {
      user: userShape(store.user.put({ ...changed, role: body.role })),
      message: 'User role updated.',
    }
  },
}
