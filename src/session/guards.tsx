import { type ReactNode, useMemo, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { User } from '@/contract'
import { paths } from '@/paths'
import { useSignal } from '@/platform/useSignal'
import { lastUser } from './lastUser'
import { isAdmin } from '@/domain/account'
import { type CurrentSession, useSession } from './session'
import { ending } from './state'
import { leftBy, loginPath } from './wayBack'

type GuardProps = {
  /** Shown while the user is fetched for a stored token, and until the code of the page that a guard leads to has come. */
  pending: ReactNode
  /** Shown when it could not be found out who this is. */
  failed: (session: CurrentSession) => ReactNode
  children: (user: User) => ReactNode
}

/** Lets signed-in users through; others go to the login page, and back after signing in. */
export function RequireUser({ pending, failed, children }: GuardProps) {
  const session = useSession()
  const { status, user } = session
  if (status === 'signed-out')
    return (
      <>
        {pending}
        <ToLogin />
      </>
    )
  if (status === 'failed') return failed(session)
  return user ? children(user) : pending
}

function ToLogin() {
  const { left } = useSignal(ending)
  const { pathname, search, key } = useLocation()
  const leaver = lastUser()
  // one object: for another one Navigate would set out again, before the login page has come
  const state = useMemo(() => leftBy(leaver), [leaver])
  return <Navigate to={left === key ? paths.login() : loginPath(pathname + search)} state={state} replace />
}

/** Lets admins in; other users go to their dashboard. */
export function RequireAdmin({ children, ...rest }: GuardProps) {
  return (
    <RequireUser {...rest}>
      {(user) => (
        <Admitted user={user} pending={rest.pending}>
          {children}
        </Admitted>
      )}
    </RequireUser>
  )
}

/** Who was let in stays beside what they have typed when their role changes: the panel says so. */
function Admitted({ user, pending, children }: Omit<GuardProps, 'failed'> & { user: User }) {
  const [admitted] = useState(() => isAdmin(user))
  if (admitted) return children(user)
  return (
    <>
      {pending}
      <Navigate to={paths.dashboard()} replace />
    </>
  )
}
