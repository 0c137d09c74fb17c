import { Outlet } from 'react-router-dom'
import { ApiProvider } from '@/api/ApiProvider'

/** Around every page that talks to the server. */
export function ApiLayout() {
  return (
    <ApiProvider>
      <Outlet />
    </ApiProvider>
  )
}
