import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { LinkButton } from '@/kit/actions/LinkButton'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { paths } from '@/paths'
import { useSessionState } from '@/session/state'

// who is signed in comes from the server, and a visitor has no use for the code that asks it
const AccountMenu = lazy(async () => ({ default: (await import('../account/AccountMenu')).AccountMenu }))
const AccountLinks = lazy(async () => ({ default: (await import('../account/AccountLinks')).AccountLinks }))

/** Signed out: Login and Register. Signed in: the account. */
export function SessionControls({ place }: { place: 'bar' | 'menu' }) {
  const { token } = useSessionState()
  const { pathname } = useLocation()
  if (token === null) {
    const small = place === 'bar' ? ({ size: 'sm' } as const) : {}
    return (
      <>
        <LinkButton
          {...small}
          variant={place === 'bar' ? 'quiet' : 'secondary'}
          to={paths.login()}
          aria-current={pathname === paths.login() ? 'page' : undefined}
          className="[--fg:var(--ink)]"
        >
          Login
        </LinkButton>
        <LinkButton
          {...small}
          variant="primary"
          to={paths.register()}
          aria-current={pathname === paths.register() ? 'page' : undefined}
        >
          Register
        </LinkButton>
      </>
    )
  }
  return place === 'bar' ? (
    <Suspense fallback={<AccountPlaceholder />}>
      <AccountMenu placeholder={<AccountPlaceholder />} />
    </Suspense>
  ) : (
    <Suspense fallback={null}>
      <AccountLinks />
    </Suspense>
  )
}

/** As large as the account's button, so that nothing moves when it comes. */
function AccountPlaceholder() {
  return (
    <span className="flex h-11 items-center gap-2.5 px-2">
      <Skeleton shape="circle" width={32} height={32} />
      <Skeleton width={96} />
    </span>
  )
}
