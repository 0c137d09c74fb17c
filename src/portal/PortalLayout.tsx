import { Outlet } from 'react-router-dom'

export function PortalLayout() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
