import { Outlet } from 'react-router-dom'
import { ApiProvider } from '@/api/ApiProvider'

export function ApiLayout() {
  return (
    <ApiProvider>
      <Outlet />
    </ApiProvider>
  )
}
