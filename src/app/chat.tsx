import { type ReactNode, Suspense, use } from 'react'
import { useParams } from 'react-router-dom'
import { meQuery } from '@/api/auth'
import { queryClient } from '@/api/queryClient'
import { isAdmin } from '@/domain/account'
import { type ChatSide, ChatThread } from '@/portal/chat/ChatThread'
import { ClientChat } from '@/portal/chat/ClientChat'
import { PortalLayout } from '@/portal/shell/PortalLayout'
import { ShellSkeleton } from '@/portal/shell/ShellSkeleton'
import { useSession } from '@/session/session'
import { sessionState } from '@/session/state'

async function loadPanel() {
  const [{ AdminShell }, { AdminChat }] = await Promise.all([
    import('@/admin/shell/AdminShell'),
    import('@/admin/chat/AdminChat'),
  ])
  return { AdminShell, AdminChat }
}
let loading: ReturnType<typeof loadPanel> | undefined

/** What the panel has around a chat. One promise for all who ask: once it is kept, React does not wait for it again. */
const panel = () => (loading ??= loadPanel())

/** Starts with who is reading: what is fetched beyond that depends on it. */
export async function chatLoader(): Promise<null> {
  if (sessionState().token !== null) void queryClient.prefetchQuery(meQuery())
  // an admin comes from the panel, whose frame must not go and come back in between
  const reader = queryClient.getQueryData(meQuery().queryKey) ?? null
  if (isAdmin(reader)) await panel()
  return null
}

/** Around a chat stands what its reader works in: an admin stays in the panel, everybody else is in the portal. */
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

/** Both sides read and write in one thread; the page around it is each side's own. */
export function ChatPage() {
  const { complaintId } = useParams()
  const { user } = useSession()
  if (!user) return null
  const thread = (id: string, side: ChatSide) => (
    <ChatThread key={id} complaintId={id} userId={user._id} side={side} />
  )
  return isAdmin(user) ? (
    <PanelChat complaintId={complaintId} thread={thread} />
  ) : (
    <ClientChat complaintId={complaintId} thread={thread} />
  )
}

type PageProps = { complaintId: string | undefined; thread: (id: string, side: ChatSide) => ReactNode }

function PanelChat(props: PageProps) {
  const { AdminChat } = use(panel())
  return <AdminChat {...props} />
}
