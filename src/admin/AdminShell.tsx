import { Outlet } from 'react-router-dom'

export function AdminShell() {
  return (
    <main id="main">
      <Outlet />
    </main>
  )
}
