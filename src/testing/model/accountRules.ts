import type { User } from '@/contract'
import {
  type Account,
  byId,
  DAY,
  iso,
  MINUTE,
  type Model,
  type Rules,
  SECOND,
  sure,
  taken,
  when,
} from './state'

/** Email addresses are compared trimmed and lower-cased. */
const sameEmail = (email: string) => email.trim().toLowerCase()

export const accountOf = (model: Model, email: string): Account | undefined =>
  model.accounts.find((account) => account.email === sameEmail(email))

const userOf = ({ password: _password, ...user }: Account): User => user

function signIn(model: Model, account: Account, token: string) {
  // tokens live 7 days
  model.sessions.set(taken(model, token), { userId: account._id, until: model.now + 7 * DAY })
  return { token, user: userOf(account) }
}

/** 5 failures in a row for one email address within 15 minutes lock it for 30 seconds. */
function isLocked({ failures, now }: Model, email: string): boolean {
  const [last, , , , fifth] = (failures.get(sameEmail(email)) ?? []).toReversed()
  return last !== undefined && fifth !== undefined && last - fifth < 15 * MINUTE && now - last < 30 * SECOND
}

export const accountRules: Rules<
  'login' | 'register' | 'getMe' | 'getDashboard' | 'listUsers' | 'changeUserRole'
> = {
  login: {
    refusals: ({ model, body }) =>
      isLocked(model, body.email)
        ? ['429 Too many login attempts. Please wait a moment and try again.']
        : when([accountOf(model, body.email)?.password !== body.password, '400 Invalid email or password.']),
    refused({ model, body }) {
      if (isLocked(model, body.email)) return
      const email = sameEmail(body.email)
      model.failures.set(email, [...(model.failures.get(email) ?? []), model.now])
    },
    done({ model, body }, { token }) {
      model.failures.delete(sameEmail(body.email))
      return signIn(model, sure(accountOf(model, body.email)), token)
    },
  },
  register: {
    refusals: ({ model, body }) =>
      when([accountOf(model, body.email) !== undefined, '400 User already exists.']),
    done({ model, body }, { token, user }) {
      const account: Account = {
        _id: taken(model, user._id),
        name: body.name.trim(),
        email: sameEmail(body.email),
        role: 'user',
        createdAt: iso(model.now),
        password: body.password,
      }
      model.accounts.push(account)
      return signIn(model, account, token)
    },
  },
  getMe: { done: ({ caller }) => userOf(caller) },
  getDashboard: { done: ({ caller }) => ({ user: userOf(caller) }) },
  listUsers: { done: ({ model }) => ({ users: model.accounts.map(userOf) }) },
  changeUserRole: {
    refusals: ({ model, caller, params }) =>
      when(
        [byId(model.accounts, params.id) === undefined, '404 User not found.'],
        [caller._id === params.id, '400 You cannot change your own role.'],
      ),
    done({ model, params, body }, { message }) {
      const account = sure(byId(model.accounts, params.id))
      account.role = body.role
      return { user: userOf(account), message }
    },
  },
}
