import { useQuery } from '@tanstack/react-query'
import { meQuery } from '@/api/auth'
import { onRefused } from '@/api/client'
import { ApiFailure } from '@/api/failure'
import { queryClient } from '@/api/queryClient'
import type { OperationId, Session, User } from '@/contract'
import { announceSignOut } from '@/platform/leaving'
import { token } from '@/platform/token'
import { useFailure } from '@/platform/useFailure'
import { useSignal } from '@/platform/useSignal'
import { sessionEndedText } from '@/texts/calls'
import { texts } from '@/texts/texts'
import { forgetLastUser, rememberLastUser } from './lastUser'
import { forgetSessionDrafts, ownerOf } from './owner'
import { closeSession } from './state'

/** Stores the session that login and register answer. Some servers send the token as the whole header's value. */
export function signIn(session: Session): void {
  token.set(session.token.replace(/^bearer\s+/i, ''))
  // a server that sends no id with the session may send it with the profile: whose drafts are shown must not change under them
  if (session.user._id !== '') queryClient.setQueryData(meQuery().queryKey, session.user)
}

/** Forgets the token and everything that was fetched with it, because the user wants to leave this visit of a page. */
export function signOut(visit: string): void {
  announceSignOut()
  forgetLastUser()
  closeSession({ left: visit })
}

/** The calls that say who is signed in: their failure ends the session, too (SPEC sections 4 and 6). */
const vouching = new Set<unknown>(['getMe', 'getDashboard'] satisfies OperationId[])

/**
 * Whether such a failure may end the session. Not where nobody answered or the server had no time
 * (429), not where only the profile cannot be read, for the server has accepted the token then, and not for a 401: whether
 * that one is about the present session only the client knows.
 */
function endsSession({ kind, status, operation }: ApiFailure): boolean {
  if (kind === 'shape') return operation === 'getMe'
  return kind === 'status' && status !== 401 && status !== 429
}

/** What the login page says: a refusal is about this session, any other failure is about the server. */
function endingText({ status = 500 }: ApiFailure): string {
  return status < 500 ? texts.sessionEnded : texts.sessionUnchecked
}

onRefused(401, (failure) => {
  closeSession({ notice: sessionEndedText(failure.operation) })
})

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'error') return
  const { error } = event.action
  const { state, queryKey } = event.query
  const asksWho = vouching.has(queryKey[0]) && token.get() !== null
  if (!asksWho || !(error instanceof ApiFailure) || !endsSession(error)) return
  // a user who is known already stays signed in when a later refetch fails, unless the server refuses that user
  if (state.data === undefined || error.status === 403) closeSession({ notice: endingText(error) })
})

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success') return
  const user = queryClient.getQueryData(meQuery().queryKey)
  if (user) rememberLastUser(ownerOf(user))
})

// What was fetched for one user is never shown to the next, whoever ended the session or put another in its place.
token.subscribe(() => {
  queryClient.clear()
  forgetSessionDrafts()
})

export type SessionStatus = 'signed-out' | 'loading' | 'signed-in' | 'failed'
export type CurrentSession = {
  status: SessionStatus
  user: User | null
  /** Why it could not be found out who this is. */
  failure: ApiFailure | null
  /** Fetches the user again after a failure of the connection. */
  retry: () => void
  /** Whether that is under way. */
  retrying: boolean
}

/** The current session. `failed`: the server could not be reached or had no time, which signs nobody out. */
export function useSession(): CurrentSession {
  const signedIn = useSignal(token) !== null
  const me = useQuery({ ...meQuery(), enabled: signedIn, staleTime: 60_000 })
  const failure = useFailure(me)
  const user = (signedIn && me.data) || null
  return {
    status: signedIn ? (user ? 'signed-in' : failure ? 'failed' : 'loading') : 'signed-out',
    user,
    failure,
    retry: () => void me.refetch(),
    retrying: me.isFetching,
  }
}
