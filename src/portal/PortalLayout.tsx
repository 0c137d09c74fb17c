import { ShieldCheck } from 'lucide-react'
import { Outlet, useLocation } from 'react-router-dom'
import { failureText } from '@/api/errors'
import type { User } from '@/contract'
import { Banner } from '@/kit/Banner'
import { Button } from '@/kit/Button'
import { LinkButton } from '@/kit/LinkButton'
import { paths } from '@/paths'
import { RequireUser } from '@/session/guards'
import { isAdmin } from '@/session/session'
import { PhoneBar } from './shell/PhoneBar'
import { isCurrent, portalLinks } from './shell/portalLinks'
import { PortalLogo } from './shell/PortalLogo'
import { Dock, RailNav } from './shell/PortalNav'
import { RailAccount } from './shell/RailAccount'
import { Shell } from './shell/Shell'
import { ShellSkeleton } from './shell/ShellSkeleton'
import { usePortalLinks } from './shell/usePortalLinks'

/** Around every page of the portal: who is signed in, the way to the other pages, and nobody without a session. */
export function PortalLayout() {
  const { pathname } = useLocation()
  const links = portalLinks({ unread: 0, open: 0, over: true })
  const title = links.find((link) => isCurrent(link, pathname))?.label ?? 'Dashboard'
  return (
    <RequireUser
      pending={<ShellSkeleton title={title} />}
      failed={(retry) => (
        <ShellSkeleton title={title}>
          <Banner
            tone="err"
            action={
              <Button size="sm" onClick={retry}>
                Try again
              </Button>
            }
          >
            {failureText('getMe', null)}
          </Banner>
        </ShellSkeleton>
      )}
    >
      {(user) => <SignedIn user={user} />}
    </RequireUser>
  )
}

function SignedIn({ user }: { user: User }) {
  const links = usePortalLinks()
  return (
    <Shell
      bar={<PhoneBar user={user} />}
      rail={
        <>
          <PortalLogo className="mb-2.5 px-2.5" />
          <RailNav links={links} />
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
      dock={<Dock links={links} />}
    >
      <Outlet />
    </Shell>
  )
}
