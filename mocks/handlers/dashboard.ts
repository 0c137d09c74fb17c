import type { Handlers } from '@mocks/respond'
import { userShape } from './answerShapes'

export const dashboard: Handlers<'dashboard'> = {
  getDashboard: ({ user }) => ({ user: userShape(user) }),
}
