import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { isAdmin, signOut, useSession } from '@/session/session'

/** What the site's chrome shows of the signed-in user, and what one can do there. */
export function useAccount() {
  const { status, user } = useSession()
  const navigate = useNavigate()
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
    logOut: () => {
      signOut()
      void navigate(paths.login())
    },
  }
}
