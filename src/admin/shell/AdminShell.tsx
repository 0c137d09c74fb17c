import { Outlet } from 'react-router-dom'
import { useLeftOut } from '@/api/useLeftOut'
import type { User } from '@/contract'
import { TimeZoneNote } from '@/kit/feedback/TimeZoneNote'
import { UnreadNote } from '@/kit/feedback/UnreadNote'
import { RequireAdmin } from '@/session/guards'
import type { CurrentSession } from '@/session/session'
import { useLogout } from '@/session/useLogout'
import { Account } from './Account'
import { Brand, RailBrand } from './Brand'
import { Dock } from './Dock'
import { MissedFailures } from './MissedFailures'
import { RightsChanged } from './RightsChanged'
import { ShellFrame } from './ShellFrame'
import { ShellFailed, ShellPending } from './ShellStates'
import { SlideMenu } from './SlideMenu'
import { TabNav } from './TabNav'
import { useCounts } from './useCounts'

const shellFailed = (session: CurrentSession) => <ShellFailed session={session} />

/** The admin panel around its tabs, for admins only. */
export function AdminShell() {
  return (
    <RequireAdmin pending={<ShellPending />} failed={shellFailed}>
      {(user) => <Shell user={user} />}
    </RequireAdmin>
  )
}

function Shell({ user }: { user: User }) {
  const counts = useCounts()
  const leftOut = useLeftOut()
  const logout = useLogout()
  const rail = (
    <>
      <RailBrand />
      <TabNav counts={counts} />
      <Account user={user} onLogout={logout} />
    </>
  )
  return (
    <ShellFrame
      rail={rail}
      topBar={
        <>
          <Brand />
          <SlideMenu>{rail}</SlideMenu>
        </>
      }
      dock={<Dock counts={counts} onLogout={logout} />}
    >
      <RightsChanged user={user} />
      <MissedFailures />
      <Outlet />
      <UnreadNote count={leftOut} />
      <TimeZoneNote />
    </ShellFrame>
  )
}
