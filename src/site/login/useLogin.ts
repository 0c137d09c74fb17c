import { type MutationState, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { loginMutation } from '@/api/auth'
import { ApiFailure } from '@/api/failure'
import { LOGIN_LOCK_SECONDS } from '@/config/constants'
import type { Session } from '@/contract'
import { formDrafts, NEW, VISITOR } from '@/platform/drafts'
import { token } from '@/platform/token'
import { signIn } from '@/session/session'
import { failureText } from '@/texts/calls'
import type { LoginValues } from './loginForm'
import { keepLock } from './loginLocks'
import { useLock } from './useLock'

export const loginDrafts = formDrafts(VISITOR, 'login')

/** The failure to show after a reload, when the form is locked but no call has failed. */
const TOO_MANY = { kind: 'status', status: 429 }

const options = loginMutation()
const { mutationKey } = options

/**
 * Logs in, even if the user leaves the page before the answer; on return the page shows the same attempt. Ignores a second
 * attempt while one is in flight; a 429 locks the email for Retry-After, or 30 s.
 */
export function useLogin() {
  const client = useQueryClient()
  const { lock, resume, leave } = useLock()
  // callbacks of `mutate` would not run after the page is left
  const { mutate } = useMutation({
    ...options,
    onMutate: () => token.get(),
    onSuccess: (session, _values, before) => {
      loginDrafts.forget(NEW)
      // keep a session that was started during the call
      if (token.get() === before) signIn(session)
    },
    onError: (error, { email }) => {
      if (isTooMany(error)) keepLock(email, error.retryAfter ?? LOGIN_LOCK_SECONDS)
    },
  })
  const [attempt] = useMutationState({
    filters: { mutationKey },
    select: ({ state }) => state as MutationState<Session, Error, LoginValues>,
  }).slice(-1)
  const { error = null, variables } = attempt ?? {}
  const email = variables?.email ?? ''

  useLayoutEffect(() => {
    if (isTooMany(error)) resume(email)
  }, [error, email, resume])

  const forgetAttempt = useCallback(() => {
    const cache = client.getMutationCache()
    for (const done of cache.findAll({ mutationKey, status: 'error' })) cache.remove(done)
  }, [client])

  // a message is shown once
  useEffect(() => forgetAttempt, [forgetAttempt])

  const locked = lock !== null && lock.seconds > 0
  const failure = error && !isTooMany(error) ? failureText('login', error) : null
  return {
    send: (values: LoginValues) => {
      if (client.isMutating({ mutationKey }) > 0) return
      leave()
      mutate(values)
    },
    resume,
    /** Clears the last attempt and its message. */
    forget: () => {
      leave()
      forgetAttempt()
    },
    /** The email of the login in flight, or null. */
    pendingEmail: attempt?.status === 'pending' ? email : null,
    lock: locked ? lock : null,
    /** Whether the lock has expired and no attempt has been made since. */
    unlocked: lock !== null && !locked,
    failure: locked ? failureText('login', TOO_MANY) : failure,
  }
}

function isTooMany(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && error.status === 429
}
