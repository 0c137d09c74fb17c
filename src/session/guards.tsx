import { type ReactNode, useMemo } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { User } from '@/contract'
import { paths } from '@/paths'
import { lastUser } from './lastUser'
import { isAdmin, useSession } from './session'
import { useSessionState } from './state'
import { leftBy, loginPath } from './wayBack'

type GuardProps = {
  /** Shown while the user is fetched for a stored token. */
  pending: ReactNode
  /** Shown when the server could not be reached. */
  failed: (retry: () => void) => ReactNode
  children: (user: User) => ReactNode
}

/** Lets signed-in users through; others go to the login page, and back after signing in. */
export function RequireUser({ pending, failed, children }: GuardProps) {
  const { status, user, retry } = useSession()
  if (status === 'signed-out') return <ToLogin />
  if (status === 'failed') return failed(retry)
  return user ? children(user) : pending
}

function ToLogin() {
  const { left } = useSessionState()
  const { pathname, search, key } = useLocation()
  const leaver = lastUser()
  // one object: for another one Navigate would set out again, before the login page has come
  const state = useMemo(() => leftBy(leaver), [leaver])
  return <Navigate to={left === key ? paths.login() : loginPath(pathname + search)} state={state} replace />
}

/** Lets admins through; other users go to their dashboard. */
export function RequireAdmin({ children, ...rest }: GuardProps) {
  return (
    <RequireUser {...rest}>
      {(user) => (isAdmin(user) ? children(user) : <Navigate to={paths.dashboard()} replace />)}
    </RequireUser>
  )
}
