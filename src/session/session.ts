import { useQuery } from '@tanstack/react-query'
import { meQuery } from '@/api/auth'
import { onRefused } from '@/api/client'
import { ApiFailure } from '@/api/failure'
import { queryClient } from '@/api/queryClient'
import type { OperationId, Session, User } from '@/contract'
import { announceLeaving } from '@/platform/leaving'
import { token } from '@/platform/token'
import { useFailure } from '@/platform/useFailure'
import { useSignal } from '@/platform/useSignal'
import { sessionEndedText } from '@/texts/calls'
import { texts } from '@/texts/texts'
import { forgetLastUser, rememberLastUser } from './lastUser'
import { forgetSessionDrafts, ownerOf } from './owner'
import { closeSession } from './state'

/** Stores the session from login or register. Some servers send the token with a Bearer prefix. */
export function signIn(session: Session): void {
  token.set(session.token.replace(/^bearer\s+/i, ''))
  // without an id, wait for the profile, which may have one: the owner of the drafts must not change
  if (session.user._id !== '') queryClient.setQueryData(meQuery().queryKey, session.user)
}

/** Logs the user out. `visit` is the history key of the page that they leave. */
export function signOut(visit: string): void {
  announceLeaving()
  forgetLastUser()
  closeSession({ left: visit })
}

const sessionChecks = new Set<unknown>(['getMe', 'getDashboard'] satisfies OperationId[])

/** False if the server is unreachable or busy (429) or `getDashboard`'s answer is malformed. 401: see `onRefused`. */
function endsSession({ kind, status, operation }: ApiFailure): boolean {
  if (kind === 'shape') return operation === 'getMe'
  return kind === 'status' && status !== 401 && status !== 429
}

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
  const checksSession = sessionChecks.has(queryKey[0]) && token.get() !== null
  if (!checksSession || !(error instanceof ApiFailure) || !endsSession(error)) return
  // a failed refetch keeps the user signed in, unless the server refuses them
  if (state.data === undefined || error.status === 403) closeSession({ notice: endingText(error) })
})

queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated' || event.action.type !== 'success') return
  const user = queryClient.getQueryData(meQuery().queryKey)
  if (user) rememberLastUser(ownerOf(user))
})

// never show one user's data to the next
token.subscribe(() => {
  queryClient.clear()
  forgetSessionDrafts()
})

export type SessionStatus = 'signed-out' | 'loading' | 'signed-in' | 'failed'
export type CurrentSession = {
  status: SessionStatus
  user: User | null
  failure: ApiFailure | null
  retry: () => void
  retrying: boolean
}

/** The current session. `failed`: the server was unreachable or busy, which does not sign the user out. */
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
