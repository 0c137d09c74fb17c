import { ChevronDown, LayoutDashboard, LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiProvider } from '@/api/ApiProvider'
import { isAdmin, userName } from '@/domain/account'
import { Button } from '@/kit/actions/Button'
import { LinkButton } from '@/kit/actions/LinkButton'
import { Menu } from '@/kit/overlays/Menu'
import { Avatar } from '@/kit/text/Avatar'
import { paths } from '@/paths'
import { useSession } from '@/session/session'
import { useLogout } from '@/session/useLogout'

type AccountMenuProps = {
  place: 'bar' | 'menu'
  /** Shown while the user is fetched. */
  placeholder: ReactNode
}

/** The account: a dropdown in the bar, a list in the slide-in menu. */
export function AccountMenu({ place, placeholder }: AccountMenuProps) {
  return <ApiProvider>{place === 'bar' ? <Dropdown placeholder={placeholder} /> : <List />}</ApiProvider>
}

const dashboardIcon = <LayoutDashboard aria-hidden="true" />
const logOutIcon = <LogOut aria-hidden="true" />

function useAccount() {
  const { status, user } = useSession()
  return {
    loading: status === 'loading',
    user,
    name: userName(user),
    email: user?.email ?? '',
    home: isAdmin(user)
      ? { label: 'Admin dashboard', to: paths.admin() }
      : { label: 'Dashboard', to: paths.dashboard() },
    logOut: useLogout(),
  }
}

function Dropdown({ placeholder }: { placeholder: ReactNode }) {
  const { loading, user, name, email, home, logOut } = useAccount()
  if (loading) return placeholder
  return (
    <Menu
      trigger={
        <button
          type="button"
          className="flex h-11 max-w-60 items-center gap-2.5 rounded-2 px-2 font-[560] hover:bg-sunken data-popup-open:bg-sunken"
        >
          <Avatar name={user?.name} />
          <span className="truncate" title={name}>
            {name}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 text-ink-3" />
        </button>
      }
      header={email && <span className="wrap-anywhere">{email}</span>}
      items={[
        { ...home, icon: dashboardIcon },
        { label: 'Logout', onSelect: logOut, icon: logOutIcon, separated: true },
      ]}
    />
  )
}

function List() {
  const { user, name, email, home, logOut } = useAccount()
  return (
    <>
      <div className="mb-1.5 flex items-center gap-3">
        <Avatar name={user?.name} size={40} />
        <span className="min-w-0 leading-tight">
          <strong className="line-clamp-2 wrap-anywhere" title={name}>
            {name}
          </strong>
          <span className="block wrap-anywhere text-14 text-ink-2">{email}</span>
        </span>
      </div>
      <LinkButton variant="primary" to={home.to} icon={dashboardIcon}>
        {home.label}
      </LinkButton>
      <Button icon={logOutIcon} onClick={logOut}>
        Logout
      </Button>
    </>
  )
}
