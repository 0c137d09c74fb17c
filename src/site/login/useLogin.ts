import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loginMutation } from '@/api/auth'
import { failureText } from '@/api/errors'
import { ApiFailure } from '@/api/failure'
import { LOGIN_LOCK_SECONDS } from '@/config/constants'
import { signIn } from '@/session/session'
import { forgetDraft } from '../account/accountDraft'
import type { LoginValues } from './loginForm'
import { useLock } from './useLock'

/**
 * Signs in. A second attempt while one is in flight is ignored; a 429 locks the form for as long as the server says
 * (30 s when it does not).
 */
export function useLogin() {
  const client = useQueryClient()
  const lock = useLock()
  const options = loginMutation()
  const mutation = useMutation(options)

  const send = (values: LoginValues) => {
    if (client.isMutating({ mutationKey: options.mutationKey }) > 0) return
    mutation.mutate(values, {
      onSuccess: (session) => {
        forgetDraft('Login', values)
        signIn(session)
      },
      onError: (error) => {
        if (isTooMany(error)) lock.close(error.retryAfter ?? LOGIN_LOCK_SECONDS)
      },
    })
  }

  const lockedSeconds = lock.seconds
  const unlocked = isTooMany(mutation.error) && lockedSeconds === 0
  return {
    send,
    forget: () => mutation.reset(),
    /** The address that is being signed in with right now. */
    pendingEmail: mutation.isPending ? mutation.variables.email : null,
    lockedSeconds,
    /** The lock has run out and nothing was tried since. */
    unlocked,
    failure: mutation.error && !unlocked ? failureText('login', mutation.error) : null,
  }
}

function isTooMany(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status === 429
}
