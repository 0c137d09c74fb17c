import { lazy, Suspense } from 'react'
import { PortalLayout } from '@/portal/shell/PortalLayout'
import { ShellSkeleton } from '@/portal/shell/ShellSkeleton'
import { isAdmin } from '@/domain/account'
import { useSession } from '@/session/session'
import { loadAdminShell } from './loadAdminShell'

const AdminShell = lazy(loadAdminShell)

/** Around a chat stands what its reader works in: an admin stays in the panel, everybody else is in the portal. */
export function ChatFrame() {
  const { user } = useSession()
  if (!isAdmin(user)) return <PortalLayout />
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <AdminShell />
    </Suspense>
  )
}
