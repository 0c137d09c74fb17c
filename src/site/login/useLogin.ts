import { useMutation, useQueryClient } from '@tanstack/react-query'
import { loginMutation } from '@/api/auth'
import { ApiFailure } from '@/api/failure'
import { LOGIN_LOCK_SECONDS } from '@/config/constants'
import { formDrafts, NEW, VISITOR } from '@/platform/drafts'
import { signIn } from '@/session/session'
import { failureText } from '@/texts/calls'
import type { LoginValues } from './loginForm'
import { useLock } from './useLock'

export const loginDrafts = formDrafts(VISITOR, 'login')

/** The failure to show after a reload, when the form is locked but no call has failed. */
const TOO_MANY = { kind: 'status', status: 429 }

/** Signs in. Ignores a second attempt while one is in flight; a 429 locks the email for Retry-After, or 30 s. */
export function useLogin() {
  const client = useQueryClient()
  const { lock, resume, close, leave } = useLock()
  const options = loginMutation()
  const mutation = useMutation(options)

  const send = (values: LoginValues) => {
    if (client.isMutating({ mutationKey: options.mutationKey }) > 0) return
    leave()
    mutation.mutate(values, {
      onSuccess: (session) => {
        loginDrafts.forget(NEW)
        signIn(session)
      },
      onError: (error) => {
        if (isTooMany(error)) close(values.email, error.retryAfter ?? LOGIN_LOCK_SECONDS)
      },
    })
  }

  const locked = lock !== null && lock.seconds > 0
  const failure = mutation.error && !isTooMany(mutation.error) ? failureText('login', mutation.error) : null
  return {
    send,
    resume,
    /** Clears the last attempt and its message. */
    forget: () => {
      leave()
      mutation.reset()
    },
    /** The email of the login in flight, or null. */
    pendingEmail: mutation.isPending ? mutation.variables.email : null,
    lock: locked ? lock : null,
    /** Whether the lock has expired and no attempt has been made since. */
    unlocked: lock !== null && !locked,
    failure: locked ? failureText('login', TOO_MANY) : failure,
  }
}

function isTooMany(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status === 429
}
