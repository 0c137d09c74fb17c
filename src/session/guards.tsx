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
  pending: ReactNode
  failed: (session: CurrentSession) => ReactNode
  children: (user: User) => ReactNode
}

/** Lets signed-in users through; sends others to the login page, which returns them here. */
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
  // memoised: a new object would re-trigger Navigate before the login page has loaded
  const state = useMemo(() => leftBy(leaver), [leaver])
  return <Navigate to={left === key ? paths.login() : loginPath(pathname + search)} state={state} replace />
}

/** Lets admins in; sends other users to their dashboard. */
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

/** Lets a demoted admin stay, to keep unsaved input; the admin panel shows a notice. */
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
