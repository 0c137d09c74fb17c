import { mutationOptions } from '@tanstack/react-query'
import type { LoginInput, RegisterInput } from '@/contract'
import { call } from './client'
import { ApiFailure } from './failure'
import { once } from './once'
import { read, write } from './query'

export const meQuery = () => read('getMe', (user) => user)

export const loginMutation = () => write('login', (body: LoginInput) => ({ body }))

/** Whether the account may be there all the same: the answer cannot be read, or a first try whose answer never came made it. */
const mayBeRegistered = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.kind === 'shape' || (error.retried && error.refused))

/**
 * Registers with the email in lower case, because many servers store it as sent and look it up in lower case. Where the
 * account was made and no session came with it, the same email and password sign in.
 */
export function registerMutation() {
  const register = async (values: RegisterInput) => {
    const body = { ...values, email: values.email.toLowerCase() }
    try {
      return await call('register', { body })
    } catch (error) {
      if (!mayBeRegistered(error)) throw error
      const { email, password } = body
      return call('login', { body: { email, password } }).catch(() => Promise.reject(error as ApiFailure))
    }
  }
  return mutationOptions({
    mutationKey: ['register'],
    mutationFn: (body: RegisterInput) => once('register', body, () => register(body)),
  })
}
