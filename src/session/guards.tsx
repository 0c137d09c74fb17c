import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { User } from '@/contract'
import { paths, safeReturnPath } from '@/paths'
import { isAdmin, useSession } from './session'
import { useSessionState } from './state'

const NEXT = 'next'

/** The login page, which leads back to this address afterwards. */
export const loginPath = (from: string): string =>
  `${paths.login()}?${new URLSearchParams({ [NEXT]: from }).toString()}`

/** The other page of signing in, which leads back to the same address afterwards. */
export function keepNext(pathname: string, search: URLSearchParams): string {
  const next = safeReturnPath(search.get(NEXT))
  return next === null ? pathname : `${pathname}?${new URLSearchParams({ [NEXT]: next }).toString()}`
}

/** Where to go after signing in: back to where a guard stopped, else to the user's own home (SPEC section 2). */
export function afterLogin(user: User, search: URLSearchParams): string {
  return safeReturnPath(search.get(NEXT)) ?? (isAdmin(user) ? paths.admin() : paths.dashboard())
}

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
  const { left } = useSessionState()
  const { pathname, search, key } = useLocation()
  if (status === 'signed-out')
    return <Navigate to={left === key ? paths.login() : loginPath(pathname + search)} replace />
  if (status === 'failed') return failed(retry)
  return user ? children(user) : pending
}

/** Lets admins through; other users go to their dashboard. */
export function RequireAdmin({ children, ...rest }: GuardProps) {
  return (
    <RequireUser {...rest}>
      {(user) => (isAdmin(user) ? children(user) : <Navigate to={paths.dashboard()} replace />)}
    </RequireUser>
  )
}
