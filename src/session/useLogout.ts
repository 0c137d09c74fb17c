import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { signOut } from './session'

/** Removes the stored token, forgets the user and goes to the login page (SPEC section 4). */
export function useLogout(): () => void {
  const navigate = useNavigate()
  return () => {
    signOut()
    void navigate(paths.login())
  }
}
