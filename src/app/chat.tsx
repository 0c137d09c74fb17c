import { Suspense, use } from 'react'
import { meQuery } from '@/api/auth'
import { queryClient } from '@/api/queryClient'
import { isAdmin } from '@/domain/account'
import { clientSide } from '@/portal/chat/clientSide'
import { SupportChat } from '@/portal/chat/SupportChat'
import { PortalLayout } from '@/portal/shell/PortalLayout'
import { ShellSkeleton } from '@/portal/shell/ShellStates'
import { useSession } from '@/session/session'
import { loadCode } from '@/platform/code'
import { token } from '@/platform/token'

async function loadPanel() {
  const [{ AdminShell }, { AdminChat }] = await Promise.all([
    import('@/admin/shell/AdminShell'),
    import('@/admin/chat/AdminChat'),
  ])
  return { AdminShell, AdminChat }
}
let loading: ReturnType<typeof loadPanel> | undefined

/** The admin panel's frame and chat page. Always the same promise, so React waits only once. */
const panel = () => (loading ??= loadCode(loadPanel))

/** Fetches only the user: the other calls depend on the user's role. */
export async function chatLoader(): Promise<null> {
  if (token.get() !== null) void queryClient.prefetchQuery(meQuery())
  // an admin comes from the panel: its frame stays on screen only if its code is loaded first
  const reader = queryClient.getQueryData(meQuery().queryKey) ?? null
  if (isAdmin(reader)) await panel()
  return null
}

/** The panel for an admin, the portal for all others. */
export function ChatFrame() {
  const { user } = useSession()
  if (!isAdmin(user)) return <PortalLayout />
  return (
    <Suspense fallback={<ShellSkeleton />}>
      <PanelFrame />
    </Suspense>
  )
}

function PanelFrame() {
  const { AdminShell } = use(panel())
  return <AdminShell />
}

/** Clients and admins share one thread, but each role has a separate page. */
export function ChatPage() {
  const { user } = useSession()
  return isAdmin(user) ? <PanelChat /> : <SupportChat side={clientSide} />
}

function PanelChat() {
  const { AdminChat } = use(panel())
  return <AdminChat chat={(side) => <SupportChat side={side} />} />
}
