import { useQuery } from '@tanstack/react-query'
import { meQuery } from '@/api/auth'
import { onRefused } from '@/api/client'
import { failureText, texts } from '@/api/errors'
import { ApiFailure } from '@/api/failure'
import { queryClient } from '@/api/queryClient'
import type { OperationId, Session, User } from '@/contract'
import { forgetLastUser, rememberLastUser } from './lastUser'
import { closeSession, onSessionChange, openSession, sessionState, useSessionState } from './state'

/** Stores the session that login and register answer. */
export function signIn({ token, user }: Session): void {
  queryClient.clear()
  openSession(token)
  queryClient.setQueryData(meQuery().queryKey, user)
}

/** Forgets the token and everything that was fetched with it, because the user wants to leave this visit of a page. */
export function signOut(visit: string): void {
  forgetLastUser()
  closeSession({ left: visit })
}

const ownTexts = new Set<OperationId>(['getComplaint', 'listChatMessages', 'subscribe'])
const savesContent = /^(create|update|delete)(TeamMember|Feature|Service)$/

/** What the login page says after a 401: the failed call's own text where SPEC section 8 has one for it. */
function unauthorizedText(failure: ApiFailure): string {
  return ownTexts.has(failure.operation) || savesContent.test(failure.operation)
    ? failureText(failure.operation, failure)
    : texts.sessionEnded
}

/** Calls whose failure ends the session (SPEC sections 4 and 6). */
const vouching = new Set<unknown>(['getMe', 'getDashboard'] satisfies OperationId[])

/**
 * Not where nobody answered, or had the time to (429), and not where only the profile cannot be read: the server has
 * taken the token then.
 */
function endsSession({ kind, status, operation }: ApiFailure): boolean {
  if (kind === 'shape') return operation === 'getMe'
  return kind === 'status' && status !== 401 && status !== 429
}

/** A refusal is about this session, any other failure about the server. */
function endingText({ status = 500 }: ApiFailure): string {
  return status < 500 ? texts.sessionEnded : texts.sessionUnchecked
}

onRefused(401, (failure) => {
  if (sessionState().token !== null) closeSession({ notice: unauthorizedText(failure) })
})

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'error') return
  const { error } = event.action
  const { state, queryKey } = event.query
  // as the page starts: whoever is known stays signed in when they are asked for again
  const starting = vouching.has(queryKey[0]) && state.data === undefined && sessionState().token !== null
  if (starting && error instanceof ApiFailure && endsSession(error))
    closeSession({ notice: endingText(error) })
})

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success') return
  const user = queryClient.getQueryData(meQuery().queryKey)
  if (user) rememberLastUser(user._id)
})

// What was fetched for one user is never shown to the next, whoever ended the session or put another in its place.
let lastToken = sessionState().token
onSessionChange(() => {
  const { token } = sessionState()
  if (lastToken !== null && token !== lastToken) queryClient.clear()
  lastToken = token
})

export type SessionStatus = 'signed-out' | 'loading' | 'signed-in' | 'failed'
export type CurrentSession = {
  status: SessionStatus
  user: User | null
  /** Why it could not be found out who this is. */
  failure: ApiFailure | null
  /** Fetches the user again after a failure of the connection. */
  retry: () => void
}

/** The current session. `failed`: the server could not be reached or had no time, which signs nobody out. */
export function useSession(): CurrentSession {
  const { token } = useSessionState()
  const me = useQuery({ ...meQuery(), enabled: token !== null, staleTime: 60_000 })
  const session = { user: null, failure: me.error, retry: () => void me.refetch() }
  if (token === null) return { ...session, status: 'signed-out' }
  if (me.data) return { ...session, status: 'signed-in', user: me.data }
  return { ...session, status: me.isError ? 'failed' : 'loading' }
}

/** An admin by the role the server gave; every other role counts as a regular user (SPEC section 3). */
export const isAdmin = (user: User | null): boolean => user?.role === 'admin'
