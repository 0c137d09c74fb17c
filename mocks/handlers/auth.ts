import { now } from '@/platform/clock'
import type { BodyOf, Session } from '@/contract'
import { store } from '@mocks/store/db'
import { digest } from '@mocks/rules/password'
import { fail } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import type { UserRow } from '@mocks/store/rows'
import { newId } from '@mocks/rules/ids'
import { afterFailure, lockedSeconds } from '@mocks/rules/loginLock'
import { newSession } from '@mocks/rules/session'
import { userShape } from './answerShapes'

export const auth: Handlers<'auth'> = {
  login({ body }) {
    const email = accountEmail(body.email)
    const attempt = store.loginAttempt.get(email)
    const wait = lockedSeconds(attempt, now())
    if (wait > 0) {
      fail(429, 'Too many login attempts. Please wait a moment and try again.', {
        'Retry-After': String(wait),
      })
    }
    const user = userByEmail(email)
    if (user?.passwordDigest !== digest(body.password, user?._id ?? '')) {
      store.loginAttempt.put(afterFailure(attempt, email, now()))
      fail(400, 'Invalid email or password.')
    }
    store.loginAttempt.delete(email)
    return signIn(user)
  },

  register({ body }) {
    const { name, email, password } = accountFields(body)
    if (userByEmail(email)) fail(400, 'User already exists.')
    const _id = newId('usr')
    const user = store.user.put({
      _id,
      name,
      email,
      role: 'user',
      createdAt: new Date(now()).toISOString(),
      passwordDigest: digest(password, _id),
    })
    return signIn(user)
  },

  getMe: ({ user }) => userShape(user),
}

const accountEmail = (email: string): string => email.trim().toLowerCase()

const accountFields = ({ name, email, password }: BodyOf<'register'>) => ({
  name: name.trim(),
  email: accountEmail(email),
  password,
})

function userByEmail(email: string): UserRow | undefined {
  return store.user.where('email', email)[0]
}

function signIn(user: UserRow): Session {
  return { token: store.session.put(newSession(user._id, now()))._id, user: userShape(user) }
}
