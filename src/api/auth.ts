import { mutationOptions } from '@tanstack/react-query'
import type { LoginInput, RegisterInput } from '@/contract'
import { call } from './client'
import { ApiFailure } from './failure'
import { once } from './once'
import { read, write } from './query'

export const meQuery = () => read('getMe', (user) => user)

export const loginMutation = () => write('login', (body: LoginInput) => ({ body }))

/** The account may exist if the answer is lost or cannot be read, or if the retry after a timeout is refused. */
const mayBeRegistered = (error: unknown): boolean =>
  error instanceof ApiFailure &&
  (error.kind === 'shape' || !error.answered || (error.retried && error.refused))

/** Lower-cases the email, because many servers store it as sent. If no session is returned, logs in with the same values. */
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
