import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { signOut } from './session'

export function useLogout(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    signOut(key)
    void navigate(paths.login())
  }
}
