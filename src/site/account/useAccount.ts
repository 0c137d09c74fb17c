import { paths } from '@/paths'
import { isAdmin, useSession } from '@/session/session'
import { useLogout } from '@/session/useLogout'

/** What the site's chrome shows of the signed-in user, and what one can do there. */
export function useAccount() {
  const { status, user } = useSession()
  const logOut = useLogout()
  const admin = isAdmin(user)
  const name = user?.name.trim() ?? ''
  return {
    loading: status === 'loading',
    /** Empty: the generic picture stands in for the letter. */
    letterOf: name,
    name: name || 'User',
    email: user?.email ?? '',
    home: admin
      ? { label: 'Admin dashboard', to: paths.admin() }
      : { label: 'Dashboard', to: paths.dashboard() },
    logOut,
  }
}
