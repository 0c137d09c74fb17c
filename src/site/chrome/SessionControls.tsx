import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { LinkButton } from '@/kit/actions/LinkButton'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { paths } from '@/paths'
import { token } from '@/platform/token'
import { useSignal } from '@/platform/useSignal'
import { useKeepNext } from '@/session/useKeepNext'
import { lazyCode } from '@/platform/code'

// loaded only if there is a token: visitors do not need the API code
const AccountMenu = lazyCode(async () => (await import('../account/AccountMenu')).AccountMenu)

export function SessionControls({ place }: { place: 'bar' | 'menu' }) {
  const signedIn = useSignal(token) !== null
  const { pathname, state } = useLocation()
  const keepNext = useKeepNext()
  if (!signedIn) {
    const size = place === 'bar' ? 'sm' : undefined
    const link = (to: string) =>
      ({
        to: keepNext(to),
        state: state as unknown,
        size,
        'aria-current': pathname === to ? 'page' : undefined,
      }) as const
    return (
      <>
        <LinkButton
          {...link(paths.login())}
          variant={place === 'bar' ? 'quiet' : 'secondary'}
          className="[--fg:var(--ink)]"
        >
          Login
        </LinkButton>
        <LinkButton {...link(paths.register())} variant="primary">
          Register
        </LinkButton>
      </>
    )
  }
  const placeholder = place === 'bar' ? <AccountPlaceholder /> : null
  return (
    <Suspense fallback={placeholder}>
      <AccountMenu place={place} placeholder={placeholder} />
    </Suspense>
  )
}

/** Has the size of the account button, to avoid layout shift. */
function AccountPlaceholder() {
  return (
    <span className="flex h-11 items-center gap-2.5 px-2">
      <Skeleton shape="circle" width={32} height={32} />
      <Skeleton width={96} />
    </span>
  )
}
