import { ShieldCheck } from 'lucide-react'
import { Outlet } from 'react-router-dom'
import { useLeftOut } from '@/api/useLeftOut'
import type { User } from '@/contract'
import { LinkButton } from '@/kit/actions/LinkButton'
import { TimeZoneNote } from '@/kit/feedback/TimeZoneNote'
import { UnreadNote } from '@/kit/feedback/UnreadNote'
import { paths } from '@/paths'
import { RequireUser } from '@/session/guards'
import { isAdmin } from '@/domain/account'
import { PhoneBar } from './PhoneBar'
import { PortalNav } from './PortalNav'
import { RailAccount } from './RailAccount'
import { Shell } from './Shell'
import { PortalShellFailed, ShellSkeleton } from './ShellStates'
import { usePortalLinks } from './usePortalLinks'

/** The portal's frame. Signed-out users go to the login page. */
export function PortalLayout() {
  return (
    <RequireUser pending={<ShellSkeleton />} failed={(session) => <PortalShellFailed session={session} />}>
      {(user) => <SignedIn user={user} />}
    </RequireUser>
  )
}

function SignedIn({ user }: { user: User }) {
  const links = usePortalLinks()
  const leftOut = useLeftOut()
  return (
    <Shell
      bar={<PhoneBar user={user} />}
      rail={
        <>
          <PortalNav place="rail" links={links} />
          {isAdmin(user) && (
            <LinkButton
              to={paths.admin()}
              size="sm"
              className="mt-4"
              icon={<ShieldCheck aria-hidden="true" />}
            >
              Admin panel
            </LinkButton>
          )}
          <RailAccount user={user} />
        </>
      }
      dock={<PortalNav place="dock" links={links} />}
    >
      <Outlet />
      <UnreadNote count={leftOut} />
      <TimeZoneNote />
    </Shell>
  )
}
