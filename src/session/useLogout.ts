import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { signOut } from './session'

/** Removes the stored token, forgets the user and goes to the login page (SPEC section 4). */
export function useLogout(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    signOut(key)
    void navigate(paths.login())
  }
}
